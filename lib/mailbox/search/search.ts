import { fold, foldWords } from '../../email/extract/fold-text.ts';
import type { Address } from '../address.ts';
import type { Message } from '../message.ts';
import type { Mailbox } from '../store.ts';

/** A search. A filter that is absent or false does not apply. */
export type Search = {
  /** Every one of its words has to occur. */
  query: string;
  email?: string;
  site?: string;
  isUnread?: boolean;
  hasCode?: boolean;
  hasAttachment?: boolean;
};

export const SEARCH_ALL: Search = { query: '' };

/** How many earlier searches an index keeps, with what they found. */
const EARLIER_SEARCHES = 20;

export function isNarrowing({ query, ...filters }: Search): boolean {
  return query.trim() !== '' || Object.values(filters).some((value) => value !== undefined && value !== false);
}

/** The words of a query, folded, each once. The longest come first: the fewest messages have them. */
export function listSearchWords(query: string): string[] {
  const words = new Set(fold(query).split(' ').filter(Boolean));
  return [...words].sort((one, other) => other.length - one.length);
}

export type SearchIndex = ReturnType<typeof indexMailbox>;

/** What is searched in a message, folded. Two strings: joining them would copy every body. */
type SearchDocument = {
  /** Sender and subject. */
  head: string;
  /** Of the body, empty until it is read. */
  text: string;
};

/** The search documents of a mailbox, by message id. They outlive an index, so that nothing is folded twice. */
export type SearchDocuments = Map<string, SearchDocument>;

/** Adds new messages, and texts to known ones. @param texts of bodies, as `searchTextOf` gives them */
export function addToSearchDocuments(
  searchDocuments: SearchDocuments,
  messages: Message[],
  texts: ReadonlyMap<string, string>,
): void {
  for (const { id, from, subject } of messages) {
    const known = searchDocuments.get(id) ?? { head: fold(`${from}\n${subject}`), text: '' };
    searchDocuments.set(id, { ...known, text: texts.has(id) ? foldWords(texts.get(id) ?? '') : known.text });
  }
}

/** `head`: sender, subject, code, and address with site and label */
type Entry = SearchDocument & { readonly message: Message; readonly site: string | undefined };

export function indexMailbox({ addresses, messages }: Mailbox, searchDocuments: SearchDocuments) {
  const byEmail = new Map(addresses.map((address) => [address.email, address]));
  const foldedAddresses = new Map(addresses.map((address) => [address.email, foldAddress(address)]));
  const entries = messages.map((message): Entry => {
    const { id, address, code = '' } = message;
    const { head, text } = searchDocuments.get(id) ?? { head: '', text: '' };
    const foldedAddress = foldedAddresses.get(address) ?? fold(address);
    return {
      message,
      site: byEmail.get(address)?.site,
      head: [head, foldedAddress, fold(code)].join('\n'),
      text,
    };
  });
  const earlier: { words: string[]; found: Entry[] }[] = [{ words: [], found: entries }];

  /** Searches the results of the narrowest earlier search that has all matches: while the user types, each query narrows the last. */
  function findEntries(words: string[]): Entry[] {
    const narrowest = earlier
      .filter((search) => search.words.every((part) => words.some((word) => word.includes(part))))
      .reduce((one, other) => (other.found.length <= one.found.length ? other : one));
    const newWords = words.filter((word) => !narrowest.words.includes(word));
    if (newWords.length === 0) return narrowest.found;
    const found = narrowest.found.filter(({ head, text }) =>
      newWords.every((word) => head.includes(word) || text.includes(word)),
    );
    earlier.push({ words, found });
    // The first entry, with all messages, is never removed.
    if (earlier.length > EARLIER_SEARCHES) earlier.splice(1, 1);
    return found;
  }

  return {
    /** @returns the messages that fit, newest first */
    find({ query, ...filters }: Search): Message[] {
      return findEntries(listSearchWords(query))
        .filter(({ message, site }) => fits(message, site, filters))
        .map(({ message }) => message);
    },
  };
}

function foldAddress({ email, site, label }: Address): string {
  return fold([email, site, label].filter(Boolean).join('\n'));
}

function fits(message: Message, siteOfAddress: string | undefined, filters: Omit<Search, 'query'>): boolean {
  const { email, site, isUnread, hasCode, hasAttachment } = filters;
  if (email !== undefined && message.address !== email) return false;
  if (site !== undefined && siteOfAddress !== site) return false;
  if (isUnread && message.readAt !== undefined) return false;
  if (hasCode && message.code === undefined) return false;
  return !hasAttachment || (message.attachments ?? 0) > 0;
}
