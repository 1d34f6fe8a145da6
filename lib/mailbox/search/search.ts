import type { Address } from '../address.ts';
import type { Message } from '../message.ts';
import type { Mailbox } from '../store.ts';
import { addPairs, type LetterPairs, noPairs, pairsTest } from './letter-pairs.ts';
import { fold } from './search-text.ts';

/**
 * What is looked for; parts that are absent leave nothing out.
 * @property query every one of its words has to occur
 * @property email the temporary address that a message came to
 * @property site where that address was used
 */
export type Search = {
  query: string;
  email?: string;
  site?: string;
  isUnread?: boolean;
  hasCode?: boolean;
  hasAttachment?: boolean;
};

export const SEARCH_ALL: Search = { query: '' };

/** So many searches are remembered, with what they found. */
const REMEMBERED = 20;

/** Whether it leaves anything out. */
export function isNarrowing({ query, ...filters }: Search): boolean {
  return query.trim() !== '' || Object.values(filters).some((value) => value !== undefined && value !== false);
}

/** Its words, folded, each once and the longest first: the rarest leaves least to look through. */
export function wordsOf(query: string): string[] {
  const words = new Set(fold(query).split(' ').filter(Boolean));
  return [...words].sort((one, other) => other.length - one.length);
}

export type SearchIndex = {
  /**
   * The messages that fit, newest first. Where words only grew longer or more since one of the last searches, what was left out
   * then is not looked at again: a key press costs less than the one before it, and taking it back next to nothing.
   */
  find(search: Search): Message[];
};

/**
 * What is searched of each message, by its id, folded: sender and subject, and what is known of the body. Kept from index to index,
 * so that nothing is folded twice. Put together, the two would be copied by whichever search came first.
 */
export type SearchDocuments = Map<string, SearchDocument>;

/** @property pairs of both */
type SearchDocument = { readonly head: string; text: string; readonly pairs: LetterPairs };

/** Adds what was not there yet. @param texts of bodies, as `searchTextOf` gives them */
export function addToSearchDocuments(
  searchDocuments: SearchDocuments,
  messages: Message[],
  texts: ReadonlyMap<string, string>,
): void {
  for (const { id, from, subject } of messages) {
    const known = searchDocuments.get(id) ?? makeSearchDocument(fold(`${from}\n${subject}`));
    searchDocuments.set(id, known);
    const text = texts.get(id);
    if (text === undefined) continue;
    known.text = text;
    addPairs(known.pairs, text);
  }
}

function makeSearchDocument(head: string): SearchDocument {
  const pairs = noPairs();
  addPairs(pairs, head);
  return { head, text: '', pairs };
}

/** Makes a mailbox searchable. @param searchDocuments of all its messages */
export function indexMailbox({ addresses, messages }: Mailbox, searchDocuments: SearchDocuments): SearchIndex {
  const byEmail = new Map(addresses.map((address) => [address.email, address]));
  const places = new Map<string, string>();
  const entries = messages.map((message): Entry => {
    const address = byEmail.get(message.address);
    const place = places.get(message.address) ?? placeOf(message.address, address);
    places.set(message.address, place);
    const { id, code } = message;
    const { head, text, pairs } = searchDocuments.get(id) ?? makeSearchDocument('');
    return { message, site: address?.site, place, code: code && fold(code), head, text, pairs, word: '', at: 0 };
  });
  const before = new Map<string, { words: string[]; found: Entry[] }>([['', { words: [], found: entries }]]);

  function findAll(words: string[]): Entry[] {
    const key = words.join(' ');
    const known = before.get(key);
    if (known) return known.found;
    const wider = [...before.values()]
      .filter((earlier) => earlier.words.every((part) => words.some((word) => word.includes(part))))
      .reduce((one, other) => (other.found.length <= one.found.length ? other : one));
    const newWords = words
      .filter((word) => !wider.words.includes(word))
      .map((word) => ({
        word,
        mayBeIn: pairsTest(word),
        places: new Set([...places.values()].filter((place) => place.includes(word))),
      }));
    const found = wider.found.filter((entry) => newWords.every((word) => hasWord(entry, word)));
    before.set(key, { words, found });
    if (before.size > REMEMBERED) before.delete([...before.keys()][1] ?? '');
    return found;
  }

  return {
    find({ query, ...filters }) {
      const messages: Message[] = [];
      for (const { message, site } of findAll(wordsOf(query))) if (fits(message, site, filters)) messages.push(message);
      return messages;
    },
  };
}

/**
 * @property word what its text was last looked through for
 * @property at where that stands first; -1 for nowhere
 */
type Entry = {
  readonly message: Message;
  readonly site: string | undefined;
  readonly head: string;
  readonly text: string;
  readonly pairs: LetterPairs;
  readonly place: string;
  readonly code: string | undefined;
  word: string;
  at: number;
};

/**
 * @property mayBeIn whether what has these pairs may have the word
 * @property places that have it: few addresses stand for many messages
 */
type Wanted = { word: string; mayBeIn: (pairs: LetterPairs) => boolean; places: ReadonlySet<string> };

/** Whether it has the word, which is looked for where its text is known to have the word's beginning: with the last key it was found there. */
function hasWord(entry: Entry, { word, mayBeIn, places }: Wanted): boolean {
  const from = word.startsWith(entry.word) ? entry.at : 0;
  const { head, text, place, code, pairs } = entry;
  if (from >= 0 && text.startsWith(word, from)) entry.at = from;
  else if (places.has(place) || code?.includes(word)) return true;
  else if (!mayBeIn(pairs)) entry.at = -1;
  // What is short before what is long.
  else if (head.includes(word)) return true;
  else entry.at = from < 0 ? from : text.indexOf(word, from);
  entry.word = word;
  return entry.at >= 0;
}

function placeOf(email: string, address: Address | undefined): string {
  return fold([email, address?.site, address?.label].filter(Boolean).join('\n'));
}

function fits(message: Message, siteOfAddress: string | undefined, filters: Omit<Search, 'query'>): boolean {
  const { email, site, isUnread, hasCode, hasAttachment } = filters;
  if (email !== undefined && message.address !== email) return false;
  if (site !== undefined && siteOfAddress !== site) return false;
  if (isUnread && message.readAt !== undefined) return false;
  if (hasCode && message.code === undefined) return false;
  return !hasAttachment || (message.attachments ?? 0) > 0;
}
