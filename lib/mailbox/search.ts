import type { Address } from './address.ts';
import type { Message } from './message.ts';
import { fold } from './search-text.ts';
import type { Mailbox } from './store.ts';

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
 * Makes a mailbox searchable.
 * @param texts of bodies by their messages' ids, as `searchTextOf` gives them; a message without one is found by the rest
 * @param heads kept from index to index by the caller, so that senders and subjects are folded only once
 */
export function indexMailbox(
  { addresses, messages }: Mailbox,
  texts: ReadonlyMap<string, string>,
  heads: Map<string, string> = new Map(),
): SearchIndex {
  const byEmail = new Map(addresses.map((address) => [address.email, address]));
  const places = new Map<string, string>();
  const entries = messages.map((message) => ({
    message,
    site: byEmail.get(message.address)?.site,
    place: remember(places, message.address, () => placeOf(message.address, byEmail.get(message.address))),
    head: remember(heads, message.id, () => fold(`${message.from}\n${message.subject}`)),
    code: message.code ? fold(message.code) : '',
    text: texts.get(message.id) ?? '',
  }));
  const before: { words: string[]; found: typeof entries }[] = [{ words: [], found: entries }];

  return {
    find({ query, ...filters }) {
      const words = wordsOf(query);
      const wider = before
        .filter((earlier) => earlier.words.every((part) => words.some((word) => word.includes(part))))
        .reduce((one, other) => (other.found.length < one.found.length ? other : one));
      const found = wider.found.filter(({ head, text, place, code }) =>
        words.every(
          (word) => head.includes(word) || text.includes(word) || place.includes(word) || code.includes(word),
        ),
      );
      before.push({ words, found });
      if (before.length > REMEMBERED) before.splice(1, 1);
      return found.flatMap(({ message, site }) => (fits(message, site, filters) ? [message] : []));
    },
  };
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

function remember(known: Map<string, string>, key: string, make: () => string): string {
  const held = known.get(key);
  if (held !== undefined) return held;
  const made = make();
  known.set(key, made);
  return made;
}
