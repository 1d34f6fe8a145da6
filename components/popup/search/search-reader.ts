import { readTextIds, readTexts, readTextsInParts } from '../../../lib/mailbox/read-contents.ts';
import { addToSearchDocuments, type SearchDocuments } from '../../../lib/mailbox/search/search.ts';
import { type Mailbox, readMailbox } from '../../../lib/mailbox/store.ts';

/** How many of the newest messages are searched in the first steps. The first step is small, so that results appear quickly. */
const NEWEST = [40, 500];

/** The search runs again each time the number of texts read has grown by this factor: a trade-off between early results and cost. */
const GROWS_BY = 4;

const NO_TEXTS: ReadonlyMap<string, string> = new Map();

export type Searchable = {
  mailbox: Mailbox;
  searchDocuments: SearchDocuments;
  /** All mail can be searched; until then, only a part of it, the newest first. */
  isWhole: boolean;
};

/** Prepares the senders and subjects of a mailbox for the search, without its texts. */
export function searchHeads(mailbox: Mailbox): Searchable {
  const searchDocuments: SearchDocuments = new Map();
  addToSearchDocuments(searchDocuments, mailbox.messages, NO_TEXTS);
  return { mailbox, searchDocuments, isWhole: true };
}

/**
 * Makes a function that reads the mail to search. Its first call reads the newest messages with their texts, then all senders and
 * subjects, then all texts. A later call reads what has changed.
 * @param give called each time more mail can be searched; in a later call once, at its end
 * @param signal stops reading
 */
export function createSearchReader(give: (read: Searchable) => void, signal: AbortSignal): () => Promise<void> {
  const searchDocuments: SearchDocuments = new Map();
  const known = new Set<string>();
  let isFirst = true;

  const giveSome = (mailbox: Mailbox) => {
    if (!signal.aborted) give({ mailbox, searchDocuments, isWhole: false });
  };

  function addTexts(messages: Mailbox['messages'], texts: ReadonlyMap<string, string>): void {
    addToSearchDocuments(searchDocuments, messages, texts);
    for (const id of texts.keys()) known.add(id);
  }

  /** @returns whether there are more messages to read */
  async function readNewest(limit: number): Promise<boolean> {
    const newest = await readMailbox(limit);
    addTexts(newest.messages, NO_TEXTS);
    giveSome(newest);
    if (signal.aborted) return false;
    const ids = newest.messages.map(({ id }) => id).filter((id) => !known.has(id));
    addTexts(newest.messages, await readTexts(ids));
    giveSome(newest);
    return newest.hasMore === true && !signal.aborted;
  }

  async function readAllTexts(mailbox: Mailbox): Promise<void> {
    const byId = new Map(mailbox.messages.map((message) => [message.id, message]));
    let given = known.size;
    await readTextsInParts((texts) => {
      addTexts(
        [...texts.keys()].flatMap((id) => byId.get(id) ?? []),
        texts,
      );
      if (known.size >= GROWS_BY * given) {
        given = known.size;
        giveSome(mailbox);
      }
      return !signal.aborted;
    });
  }

  return async () => {
    if (signal.aborted) return;
    if (isFirst) for (const limit of NEWEST) if (!(await readNewest(limit))) break;
    if (signal.aborted) return;
    const mailbox = await readMailbox();
    addTexts(mailbox.messages, NO_TEXTS);
    if (isFirst) {
      giveSome(mailbox);
      await readAllTexts(mailbox);
    } else {
      const ids = (await readTextIds()).filter((id) => !known.has(id));
      addTexts(mailbox.messages, await readTexts(ids));
    }
    if (signal.aborted) return;
    isFirst = false;
    give({ mailbox, searchDocuments, isWhole: true });
  };
}
