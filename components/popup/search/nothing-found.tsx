import { formatList } from '../../../lib/i18n/format-list.ts';
import { text } from '../../../lib/i18n/text.ts';
import type { Search } from '../../../lib/mailbox/search/search.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

/** A search in words: "“order”, Unread, With code". */
function describeSearch({ query, email, site, isUnread, hasCode, hasAttachment }: Search): string {
  const parts = [
    query.trim() && text('find.quoted', { words: query.trim() }),
    email,
    site,
    isUnread && text('find.unread'),
    hasCode && text('find.withCode'),
    hasAttachment && text('find.withFile'),
  ];
  return formatList(parts.filter((part) => typeof part === 'string' && part !== '') as string[], 'comma');
}

type NothingFoundProps = {
  search: Search;
  /** the same words without filters; absent when there are no filters */
  onUnfilter?: (() => void) | undefined;
  onClear: () => void;
};

/** Shown when a search finds no message. */
export function NothingFound({ search, onUnfilter, onClear }: NothingFoundProps) {
  return (
    <EmptyState title={text('find.nothing')} text={text('find.nothingFits', { search: describeSearch(search) })}>
      {onUnfilter && (
        <button type="button" class="button" onClick={onUnfilter}>
          {text('find.withoutFilters')}
        </button>
      )}
      <button type="button" class="button" onClick={onClear}>
        {text('do.showAllMessages')}
      </button>
    </EmptyState>
  );
}
