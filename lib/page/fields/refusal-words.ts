import { EMAIL } from './field-words.ts';
import { address, another, domain, refused, taken, temporary, unwanted } from './page-words.json';
import { areNear, inAllLanguages, isMailSent } from './page-words.ts';

/** Words with which pages refuse an address for what it is: temporary, or of a domain that they do not accept. */
export const REFUSAL_PATTERNS = {
  mail: new RegExp(`${EMAIL.source}|${inAllLanguages(address).source}`, 'u'),
  domain: inAllLanguages(domain),
  temporary: inAllLanguages(temporary),
  refused: inAllLanguages(refused),
  /** "Don't use …": this is a refusal only with a word for temporary mail. */
  unwanted: inAllLanguages(unwanted),
  another: inAllLanguages(another),
  /** Other reasons: the address is taken or misspelt, or the text is about another field. */
  taken: inAllLanguages(taken),
};

/**
 * Whether a page refuses an address for what it is: never because it is taken, or because it is missing or written wrongly.
 * @param text a short text beside the field, in lower case
 * @param isError whether the page marks it as an error: "use another email" alone may also be the name of a link
 */
export function isRefusal(text: string, isError: boolean): boolean {
  const { mail, domain, temporary, refused, unwanted, another, taken } = REFUSAL_PATTERNS;
  if (taken.test(text)) return false;
  if (temporary.test(text) && mail.test(text) && (refused.test(text) || unwanted.test(text))) return true;
  if (areNear(text, refused, domain) || areNear(text, refused, mail)) return true;
  return isError && another.test(text) && !isMailSent(text);
}
