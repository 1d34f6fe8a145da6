import { useEffect, useMemo, useState } from 'preact/hooks';
import { watchEvent } from '../../../lib/mailbox/events.ts';
import type { Message } from '../../../lib/mailbox/message.ts';
import { indexMailbox, type Search, type SearchIndex } from '../../../lib/mailbox/search/search.ts';
import type { Mailbox } from '../../../lib/mailbox/store.ts';
import { createCoalescingRunner } from '../../../lib/storage/serial-queue.ts';
import { createSearchReader, type Searchable, searchHeads } from './search-reader.ts';

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
export function useSearch(search: Search, example?: Mailbox): Found | undefined {
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
