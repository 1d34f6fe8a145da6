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

/** So many messages take some ten milliseconds; then it is the turn of whoever types. */
const ADDED_AT_ONCE = 1000;

function makeSearchable(mailbox: Mailbox, searchDocuments: SearchDocuments): Searchable {
  return { mailbox, index: indexMailbox(mailbox, searchDocuments) };
}

function searchHeads(mailbox: Mailbox): Searchable {
  const searchDocuments: SearchDocuments = new Map();
  addToSearchDocuments(searchDocuments, mailbox.messages, NO_TEXTS);
  return makeSearchable(mailbox, searchDocuments);
}

async function addPieceByPiece(
  searchDocuments: SearchDocuments,
  messages: Message[],
  texts: ReadonlyMap<string, string>,
): Promise<void> {
  for (let at = 0; at < messages.length; at += ADDED_AT_ONCE) {
    addToSearchDocuments(searchDocuments, messages.slice(at, at + ADDED_AT_ONCE), texts);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/**
 * Everything that is held, searched anew with every key: read into memory when the search opens, and kept up to date. Senders and
 * subjects are there first, the texts of bodies as soon as they are read.
 * @param made stands in for what is held, in the gallery
 * @returns what was found, newest first, and all that was searched; undefined while it is read
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
      await addPieceByPiece(searchDocuments, mailbox.messages, NO_TEXTS);
      if (!watching.signal.aborted) setSearchable(makeSearchable(mailbox, searchDocuments));
      const texts = await readTexts(known);
      if (watching.signal.aborted || texts.size === 0) return;
      await addPieceByPiece(searchDocuments, mailbox.messages, texts);
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
