import { anyOf } from './any-of.ts';
import { EMAIL } from './field-words.ts';
import { again, code, mail, sent } from './page-words.json';

/**
 * What pages say, by language: `page-words.json` has a row for each thing that they say, and in it a pattern for each language of
 * `form-words.ts`, in lower case. The patterns are stems, as in `field-words.ts`. All languages are searched at once, because many pages
 * do not name theirs.
 */
export const inAllLanguages = (row: Record<string, string>): RegExp =>
  new RegExp(anyOf(...Object.values(row)).source, 'u');

/** How many characters may be between two words that belong together. */
const NEAR_CHARS = 60;

const SENTENCE_END = /[.!?。！？؟।](?=\s|$)|[。！？]/u;

/** Whether a word of one kind stands near one of another kind, in the same sentence. */
export function areNear(text: string, one: RegExp, other: RegExp): boolean {
  for (const { 0: found, index } of text.matchAll(new RegExp(one.source, 'gu'))) {
    const before =
      text
        .slice(Math.max(0, index - NEAR_CHARS), index)
        .split(SENTENCE_END)
        .at(-1) ?? '';
    const [after = ''] = text.slice(index + found.length, index + found.length + NEAR_CHARS).split(SENTENCE_END);
    if (other.test(before) || other.test(after)) return true;
  }
  return false;
}

/** An email, or where it arrives; also an address that the page shows, with some of its letters hidden or not. */
export const MAIL = new RegExp(`${EMAIL.source}|${inAllLanguages(mail).source}|[•*●·]@[\\w•*●·]`, 'u');

export const SENT = inAllLanguages(sent);

/** A code of any kind, or its digits: "Code", "6 Ziffern". */
export const CODE_OF_ANY_KIND = inAllLanguages(code);

const LINK = /(?<![a-z])(link|lien|pin)(?![a-z])|enlace|ссылк|посилан|リンク|[链連鏈]接|رابط/u;

const MAIL_CODE_OR_LINK = new RegExp(`${MAIL.source}|${CODE_OF_ANY_KIND.source}|${LINK.source}`, 'u');

/** "Check your mail", "we have sent you a code". */
export const isMailSent = (text: string): boolean => areNear(text, SENT, MAIL_CODE_OR_LINK);

/** On a button: "send it again", "a new code". */
export const SEND_AGAIN = inAllLanguages(again);
