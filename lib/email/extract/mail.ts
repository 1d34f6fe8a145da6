/**
 * What is read of a message: every part may be absent or empty.
 * @property html the HTML body, unsanitised: it is read, never rendered
 */
export type Mail = { from?: string; subject?: string; text?: string; html?: string };

/** How the subject of an answer begins, folded and in lower case; so does one that was passed on. */
export const ANSWER = /^(?:re|fwd?|aw|wg|sv|vs|tr|rv|odp|ynt|antw)[ :]|^(?:out of office|automatic reply)/;

/**
 * A link of a message and its place.
 * @property text the words on it, folded; in a plain body the words that lead to it
 * @property before what stands in front of it: its own line, or the one before when it has its line to itself
 * @property place 0 for the first of the message, near 1 for the last
 */
export type CandidateLink = {
  url: string;
  text: string;
  before: string;
  isAlone: boolean;
  isButton: boolean;
  place: number;
};

/**
 * A body as far as its links matter.
 * @property said how it begins, folded and in lower case
 */
export type LinkedText = { links: CandidateLink[]; said: string; length: number };

/** Told what decided about a link: points, the rule, and the words that it read. A new link begins with no points and its own text. */
export type LinkTrace = (points: number, rule: string, words: string) => void;
