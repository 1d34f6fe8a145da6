import { readTextIds, readTexts, readTextsInParts } from '../../lib/mailbox/read-contents.ts';
import { readMailboxInParts } from '../../lib/mailbox/read-in-parts.ts';
import { addToSearchDocuments, type SearchDocuments } from '../../lib/mailbox/search/search.ts';
import type { Mailbox } from '../../lib/mailbox/store.ts';
import type { Searchable } from './use-search.ts';

const NO_TEXTS: ReadonlyMap<string, string> = new Map();

/** A mailbox of which senders and subjects can be searched. */
export function searchHeads(mailbox: Mailbox): Searchable {
  const searchDocuments: SearchDocuments = new Map();
  addToSearchDocuments(searchDocuments, mailbox.messages, NO_TEXTS);
  return { mailbox, searchDocuments, isWhole: true };
}

/**
 * Reads mail to be searched: at first the newest, with their texts, then ever more, senders and subjects before texts. Called again, it
 * reads what has changed, and gives that at once.
 * @param give gets what can be searched now
 * @param signal ends it
 */
export function createSearchReader(give: (read: Searchable) => void, signal: AbortSignal): () => Promise<void> {
  const searchDocuments: SearchDocuments = new Map();
  const known = new Set<string>();
  let isFirst = true;

  function addTexts({ messages }: Mailbox, texts: ReadonlyMap<string, string>): void {
    const there = messages.filter(({ id }) => texts.has(id));
    addToSearchDocuments(searchDocuments, there, texts);
    for (const { id } of there) known.add(id);
  }

  /** @returns the whole mailbox; undefined if it was ended before */
  async function readHeads(): Promise<Mailbox | undefined> {
    let whole: Mailbox | undefined;
    await readMailboxInParts(async (mailbox, isWhole) => {
      if (signal.aborted) return false;
      addToSearchDocuments(searchDocuments, mailbox.messages, NO_TEXTS);
      if (isWhole) whole = mailbox;
      if (!isFirst) return true;
      give({ mailbox, searchDocuments, isWhole: false });
      if (known.size > 0) return true;
      addTexts(mailbox, await readTexts(mailbox.messages.map(({ id }) => id)));
      if (!signal.aborted) give({ mailbox, searchDocuments, isWhole: false });
      return !signal.aborted;
    });
    return whole;
  }

  /** @returns whether it was not ended before */
  async function readAllTexts(mailbox: Mailbox): Promise<boolean> {
    const byId = new Map(mailbox.messages.map((message) => [message.id, message]));
    let given = known.size;
    await readTextsInParts((texts) => {
      const messages = [...texts.keys()].flatMap((id) => byId.get(id) ?? []);
      addTexts({ ...mailbox, messages }, texts);
      if (signal.aborted) return false;
      if (known.size >= 2 * given) {
        given = known.size;
        give({ mailbox, searchDocuments, isWhole: false });
      }
      return true;
    });
    return !signal.aborted;
  }

  return async () => {
    if (signal.aborted) return;
    const mailbox = await readHeads();
    if (!mailbox) return;
    if (isFirst) {
      if (!(await readAllTexts(mailbox))) return;
    } else {
      const ids = (await readTextIds()).filter((id) => !known.has(id));
      addTexts(mailbox, await readTexts(ids));
      if (signal.aborted) return;
    }
    isFirst = false;
    give({ mailbox, searchDocuments, isWhole: true });
  };
}
