import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Message } from '../../lib/mailbox/message.ts';
import { indexMailbox, type Search } from '../../lib/mailbox/search.ts';
import { type Mailbox, readMailbox, readTexts, watchMailbox } from '../../lib/mailbox/store.ts';

type Searchable = { mailbox: Mailbox; texts: ReadonlyMap<string, string> };

/**
 * Everything that is held, searched anew with every key: read into memory when the search opens, and kept up to date.
 * @param made stands in for what is held, in the gallery
 * @returns what was found, newest first, and all that was searched; undefined while it is read
 */
export function useSearch(search: Search, made?: Mailbox): { found: Message[]; mailbox: Mailbox } | undefined {
  const [searchable, setSearchable] = useState<Searchable | undefined>(made && { mailbox: made, texts: new Map() });
  const heads = useRef(new Map<string, string>());

  useEffect(() => {
    if (made) return;
    const watching = new AbortController();
    const texts = new Map<string, string>();
    let reading: Promise<void> = Promise.resolve();

    async function read(): Promise<void> {
      const [mailbox, more] = await Promise.all([readMailbox(), readTexts(new Set(texts.keys()))]);
      for (const [id, text] of more) texts.set(id, text);
      if (!watching.signal.aborted) setSearchable({ mailbox, texts });
    }
    const readNext = () => {
      reading = reading.then(read).catch((error: unknown) => console.warn('Mail could not be searched:', error));
    };

    watchMailbox(readNext, watching.signal);
    readNext();
    return () => watching.abort();
  }, [made]);

  const index = useMemo(
    () => searchable && indexMailbox(searchable.mailbox, searchable.texts, heads.current),
    [searchable],
  );
  const found = useMemo(() => index?.find(search), [index, search]);
  return searchable && found && { found, mailbox: searchable.mailbox };
}
