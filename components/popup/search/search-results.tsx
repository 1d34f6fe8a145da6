import './search.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { formatList, plural, text } from '../../../lib/i18n/text.ts';
import { watchEvent } from '../../../lib/mailbox/events.ts';
import type { Message } from '../../../lib/mailbox/message.ts';
import {
  indexMailbox,
  isNarrowing,
  SEARCH_ALL,
  type Search,
  type SearchIndex,
} from '../../../lib/mailbox/search/search.ts';
import type { Mailbox } from '../../../lib/mailbox/store.ts';
import { createCoalescingRunner } from '../../../lib/storage/serial-queue.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState, WaitingBar } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SearchFilters } from './search-filters.tsx';
import { createSearchReader, type Searchable, searchHeads } from './search-reader.ts';

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
  /** searches for the same words without filters; absent if there are no filters, or no words */
  onUnfilter?: (() => void) | undefined;
  onClear: () => void;
};

/** Shown when a search finds no message. */
function NothingFound({ search, onUnfilter, onClear }: NothingFoundProps) {
  return (
    <EmptyState title={text('find.nothing')} text={text('find.nothingFits', { search: describeSearch(search) })}>
      {onUnfilter && <Button onClick={onUnfilter} text={text('find.withoutFilters')} />}
      <Button onClick={onClear} text={text('do.showAllMessages')} />
    </EmptyState>
  );
}

export type SearchResultsProps = {
  search: Search;
  onSearch: (search: Search) => void;
  /** ends the search */
  onClose: () => void;
  /** draws the messages that were found */
  list: (messages: Message[]) => ComponentChildren;
  /** replaces the stored mailbox, in the gallery */
  example?: Mailbox | undefined;
};

/** The results, with the filters above them, which are collapsed at first. Replaces the list during a search. */
export function SearchResults({ search, onSearch, onClose, list, example }: SearchResultsProps) {
  const result = useSearch(search, example);
  const [isFilterPanelOpen, setFilterPanelOpen] = useState(false);
  if (!result) return null;
  const { query } = search;
  // Results are shown as soon as they are found; that there are none is shown only once all mail was searched.
  const isSearching = result.found.length === 0 && !result.isWhole;
  const { query: _, ...filters } = search;
  const filterCount = Object.values(filters).filter(Boolean).length;
  return (
    <>
      <div class="search-head">
        <p class="soft tabular" role="status">
          {isNarrowing(search) && !isSearching && plural('find.found', result.found.length)}
        </p>
        <button
          type="button"
          class="filter-opener"
          aria-expanded={isFilterPanelOpen}
          data-chosen={filterCount > 0}
          onClick={() => setFilterPanelOpen(!isFilterPanelOpen)}
        >
          {filterCount > 0 ? text('find.filtersOn', { count: filterCount }) : text('find.filter')}
          <Icon name="more" />
        </button>
        {isFilterPanelOpen && <SearchFilters search={search} mailbox={result.mailbox} onSearch={onSearch} />}
      </div>
      {result.found.length > 0 ? (
        list(result.found)
      ) : isSearching ? (
        <WaitingBar what={text('find.searching')} />
      ) : (
        <NothingFound
          search={search}
          onUnfilter={filterCount > 0 && query.trim() !== '' ? () => onSearch({ ...SEARCH_ALL, query }) : undefined}
          onClear={onClose}
        />
      )}
    </>
  );
}

export type Found = {
  /** Newest first. */
  found: Message[];
  /** The mailbox that was searched. */
  mailbox: Mailbox;
  /** All mail was searched; otherwise, there may be more results. */
  isWhole: boolean;
};

/**
 * Searches the stored mail with every key press. Reads it into memory when the search opens, the newest first, and keeps it up to date.
 * @param example a mailbox of examples, searched in place of the stored one, for `test/gallery`
 * @returns undefined until the first mail is read
 */
function useSearch(search: Search, example?: Mailbox): Found | undefined {
  const [searchable, setSearchable] = useState<{ index: SearchIndex; mailbox: Mailbox; isWhole: boolean } | undefined>(
    () => example && toIndexed(searchHeads(example)),
  );

  useEffect(() => {
    if (example) return;
    const watching = new AbortController();
    const readAll = createSearchReader((read) => setSearchable(toIndexed(read)), watching.signal);
    const read = createCoalescingRunner(readAll, (error) => console.warn('Mail could not be searched:', error));

    watchEvent('mailboxChanged', read, watching.signal);
    read();
    return () => watching.abort();
  }, [example]);

  const found = useMemo(() => searchable?.index.find(search), [searchable, search]);
  return searchable && found && { found, mailbox: searchable.mailbox, isWhole: searchable.isWhole };
}

function toIndexed({ mailbox, searchDocuments, isWhole }: Searchable) {
  return { mailbox, index: indexMailbox(mailbox, searchDocuments), isWhole };
}
