import { formatList } from '../../../lib/i18n/format-list.ts';
import { text } from '../../../lib/i18n/text.ts';
import type { Search } from '../../../lib/mailbox/search/search.ts';

/** A search in words: "“order”, Unread, With code". */
export function describeSearch({ query, email, site, isUnread, hasCode, hasAttachment }: Search): string {
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
