import { EMAIL, OTHER_THING } from './field-words.ts';

/** How many characters at the end of a name are read: longer names are generated. */
const NAME_CHARS = 120;

/** Words for mail in identifiers, without brands and things that contain the word but have nothing to do with an address. */
const MAIL =
  /(?<!voice ?|power|snail|junk|php|direct ?)mail(?!chimp|gun|jet|poet|er|ing(?! ?list)|merge|(?:box)? ?(?:stop|number|code|slot)|(?<!e ?mail)box)s?|courriels?|corr?e[oi]o?s?(?: ?ele[ck]?tr[oô]nico)?|(?<![a-z])(?:e ?(?:posta?|pasts?|poczta)|mel|mejl|emel|imel|surel|pochta|meil|netfang|sahkoposti)(?![a-z])/g;

/**
 * Words that may follow the word for mail in a name that is still for an address: which address, whose, where on the page, or that it is
 * repeated. Compounds are written without spaces, so all of these words are removed, and the rest decides.
 */
const QUALIFIER =
  /adress?en?|address(?:es)?|addr|adr|add|direccion|indirizzo|endereco|ele[ck]?tt?r[oó]ni[ck][oa]|electronique|inputs?|inp|textbox|text|txt|t?box|edit|field|fld|feld|ctrl|control|element|value|val|required|req|optional|confirm(?:ation|ed|er|ar|acion)?|conferma|conf|cfm|verif(?:y|ication|ied|ier)?|validate|check|again|repeat(?:ed)?|repetir|ripeti|retyped?|reenter|second|bis|copy|dup|wdh|wiederhol(?:ung|en)?|bestaetig(?:ung|en)?|kakunin|users?|usuario|utente|benutzer|kunden?|cust(?:omer)?|cliente?|member|buyer|guest|visitor|subscriber|sender|from|author|applicant|candidate|student|account|acct|konto|log ?[io]n|sign ?(?:in|up)|regist(?:er|ration|ro)|reg|subscri(?:be|ption)|news ?letter|nl|footer|header|sidebar|popup|modal|mobile|desktop|top|bottom|main|contact[oe]?|kontakt|personal|private|privat|home|work|business|office|company|corporate|primary|secondary|default|alternat(?:e|ive)|alt|new|old|current|my|your|billing|shipping|order|checkout|payment|ids?(?![a-z])|en(?![a-z])|de(?![a-z])|fr(?![a-z])|el(?![a-z])|x(?![a-z])|[abc](?![a-z])| /g;

/** Words that, after the word for mail, say that the name is for something else: `email_subject`. */
const OTHER_WORDS =
  /subject|message|body|content|title|search|pass|count|prefer|format|freq|template|sign(?!up|in)|setting|notif|server|host|port|domain|alias|list|type|status|reason|consent|optin|opt in|lang|token|hash|flag|date|time|size|code|key|(?:to|at)$|city|state|street/;

/**
 * - `mail`: it names an address, such as `user_email`
 * - `mention`: it contains a word for mail, and unknown words
 */
export type NameSays = 'mail' | 'mention';

/** Splits a name or id into words with spaces between them, without digits and parts that a framework has numbered. */
export function wordsOfName(name: string): string {
  return name
    .slice(-NAME_CHARS)
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .replace(/(?<![a-z\d])(?=[a-z]{0,12}\d)(?![a-z]{0,12}mail)[a-z\d]+|\d/g, ' ')
    .replace(/ {1,99}/g, ' ')
    .trim();
}

/**
 * Finds what a name says by itself. It is not enough that it contains `mail`, since `mailing_city` and `emailPreferencesCount` do too.
 * @param words of `wordsOfName`
 * @returns undefined if it says nothing of an address, such as `field_3`
 */
export function assessName(words: string): NameSays | undefined {
  let end = -1;
  for (const found of words.matchAll(MAIL)) end = found.index + found[0].length;
  if (end === -1) return /[^ -~]/.test(words) && EMAIL.test(words) ? 'mail' : undefined;
  const rest = words.slice(end).replace(QUALIFIER, '');
  if (rest === '' || /(?:^| )or(?= |$)/.test(words)) return 'mail';
  return OTHER_THING.test(words.slice(end)) || OTHER_WORDS.test(words.slice(end)) ? undefined : 'mention';
}
