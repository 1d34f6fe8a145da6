/**
 * What is read of a message: every part may be absent or empty.
 * @property html the HTML body, unsanitised: it is read, never rendered
 */
export type Mail = { from?: string; subject?: string; text?: string; html?: string };

/** Matches the folded, lower-case subject of a reply, a forwarded mail, or an automatic reply. */
export const REPLY_SUBJECT = /^(?:re|fwd?|aw|wg|sv|vs|tr|rv|odp|ynt|antw)[ :]|^(?:out of office|automatic reply)/;

/**
 * A link of a message and its place.
 * @property text the words on it, folded; in a plain body the words that lead to it
 * @property before the text in front of the link, folded: in HTML its own line, or the line before if the link is alone in its line;
 *   in a plain body always the line before
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
 * @property start the first lines, folded and in lower case
 * @property length visible characters
 */
export type LinkedText = { links: CandidateLink[]; start: string; length: number };

/**
 * Called with the points and the name of a rule that counts for a link. A call with the rule `a link` begins the next link: then `words`
 * are its text and URL; otherwise they are empty.
 */
export type LinkTrace = (points: number, rule: string, words: string) => void;
