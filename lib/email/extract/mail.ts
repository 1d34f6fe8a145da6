/** What is read of a message: every part may be absent or empty. */
export type Mail = {
  from?: string;
  subject?: string;
  text?: string;
  /** The HTML body, unsanitised: it is read, never rendered. */
  html?: string;
};

/** Matches the folded, lower-case subject of a reply, a forwarded mail, or an automatic reply. */
export const REPLY_SUBJECT = /^(?:re|fwd?|aw|wg|sv|vs|tr|rv|odp|ynt|antw)[ :]|^(?:out of office|automatic reply)/;

/** A link of a message and its place. */
export type CandidateLink = {
  url: string;
  /** The words on it, folded; in a plain body the words that lead to it. */
  text: string;
  /** The text in front of it, folded: in HTML its line, or the line before if it is alone; in a plain body the line before. */
  before: string;
  isAlone: boolean;
  isButton: boolean;
  /** It is a URL in the text: `text` leads to it and is not on it. */
  isBare?: true;
};

/** A body as far as its links matter. */
export type LinkedText = {
  links: CandidateLink[];
  /** The first lines, folded and in lower case. */
  start: string;
};

/**
 * Called with the points and the name of a rule that counts for a link. A call with the rule `a link` begins the next link: then `words`
 * are its text and URL; otherwise they are empty.
 */
export type LinkTrace = (points: number, rule: string, words: string) => void;
