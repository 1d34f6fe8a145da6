import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Message } from '../../lib/mailbox/message.ts';
import { readTexts } from '../../lib/mailbox/read-contents.ts';
import {
  addToSearchDocuments,
  indexMailbox,
  type Search,
  type SearchDocuments,
  type SearchIndex,
} from '../../lib/mailbox/search/search.ts';
import { type Mailbox, readMailbox } from '../../lib/mailbox/store.ts';
import { createCoalescingRunner } from '../../lib/queue/coalescing-runner.ts';
import { watchEvent } from '../../lib/rpc/events.ts';

type Searchable = { mailbox: Mailbox; index: SearchIndex };

const NO_TEXTS: ReadonlyMap<string, string> = new Map();

function makeSearchable(mailbox: Mailbox, searchDocuments: SearchDocuments): Searchable {
  return { mailbox, index: indexMailbox(mailbox, searchDocuments) };
}

function searchHeads(mailbox: Mailbox): Searchable {
  const searchDocuments: SearchDocuments = new Map();
  addToSearchDocuments(searchDocuments, mailbox.messages, NO_TEXTS);
  return makeSearchable(mailbox, searchDocuments);
}

/**
 * Searches the stored mail with every key press. Reads it into memory when the search opens, and keeps it up to date: senders and
 * subjects first, then the texts of bodies.
 * @param made replaces the stored mailbox, in the gallery
 * @returns the messages found, newest first, and the mailbox that was searched; undefined while it is read
 */
export function useSearch(search: Search, made?: Mailbox): { found: Message[]; mailbox: Mailbox } | undefined {
  const [searchable, setSearchable] = useState<Searchable | undefined>(() => made && searchHeads(made));

  useEffect(() => {
    if (made) return;
    const watching = new AbortController();
    const searchDocuments: SearchDocuments = new Map();
    const known = new Set<string>();

    async function readAll(): Promise<void> {
      if (watching.signal.aborted) return;
      const mailbox = await readMailbox();
      if (watching.signal.aborted) return;
      addToSearchDocuments(searchDocuments, mailbox.messages, NO_TEXTS);
      setSearchable(makeSearchable(mailbox, searchDocuments));
      const texts = await readTexts(known);
      if (watching.signal.aborted || texts.size === 0) return;
      addToSearchDocuments(searchDocuments, mailbox.messages, texts);
      for (const id of texts.keys()) known.add(id);
      setSearchable(makeSearchable(mailbox, searchDocuments));
    }
    const read = createCoalescingRunner(readAll, (error) => console.warn('Mail could not be searched:', error));

    watchEvent('mailboxChanged', read, watching.signal);
    read();
    return () => watching.abort();
  }, [made]);

  const found = useMemo(() => searchable?.index.find(search), [searchable, search]);
  return searchable && found && { found, mailbox: searchable.mailbox };
}
