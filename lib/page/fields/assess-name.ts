import { EMAIL, OTHER_THING } from './field-words.ts';

/** How much of a name is read, in characters: longer ones are made by machines. */
const NAME_CHARS = 120;

/** Mail, as it stands in identifiers; the brands and things that end on it have nothing to do with an address. */
const MAIL =
  /(?<!voice ?|power|snail|junk|php|direct ?)mail(?!chimp|gun|jet|poet|er|ing(?! ?list)|merge|(?:box)? ?(?:stop|number|code|slot)|(?<!e ?mail)box)s?|courriels?|corr?e[oi]o?s?(?: ?ele[ck]?tr[oô]nico)?|(?<![a-z])(?:e ?(?:posta?|pasts?|poczta)|mel|mejl|emel|imel|surel|pochta|meil|netfang|sahkoposti)(?![a-z])/g;

/**
 * What may follow the word in a name that still is an address: which one, whose, where on the page, and once more. Compounds are written with no
 * blank, so what is left when all of them are taken away decides.
 */
const QUALIFIER =
  /adress?en?|address(?:es)?|addr|adr|add|direccion|indirizzo|endereco|ele[ck]?tt?r[oó]ni[ck][oa]|electronique|inputs?|inp|textbox|text|txt|t?box|edit|field|fld|feld|ctrl|control|element|value|val|required|req|optional|confirm(?:ation|ed|er|ar|acion)?|conferma|conf|cfm|verif(?:y|ication|ied|ier)?|validate|check|again|repeat(?:ed)?|repetir|ripeti|retyped?|reenter|second|bis|copy|dup|wdh|wiederhol(?:ung|en)?|bestaetig(?:ung|en)?|kakunin|users?|usuario|utente|benutzer|kunden?|cust(?:omer)?|cliente?|member|buyer|guest|visitor|subscriber|sender|from|author|applicant|candidate|student|account|acct|konto|log ?[io]n|sign ?(?:in|up)|regist(?:er|ration|ro)|reg|subscri(?:be|ption)|news ?letter|nl|footer|header|sidebar|popup|modal|mobile|desktop|top|bottom|main|contact[oe]?|kontakt|personal|private|privat|home|work|business|office|company|corporate|primary|secondary|default|alternat(?:e|ive)|alt|new|old|current|my|your|billing|shipping|order|checkout|payment|ids?(?![a-z])|en(?![a-z])|de(?![a-z])|fr(?![a-z])|el(?![a-z])|x(?![a-z])|[abc](?![a-z])| /g;

const HEAD =
  /subject|message|body|content|title|search|pass|count|prefer|format|freq|template|sign(?!up|in)|setting|notif|server|host|port|domain|alias|list|type|status|reason|consent|optin|opt in|lang|token|hash|flag|date|time|size|code|key|(?:to|at)$|city|state|street/;

/**
 * - `mail`: an address is what it names; `mail` is its head
 * - `mention`: mail is in it, and words that are not known
 * - `other`: it names something else
 */
export type NameSays = 'mail' | 'mention' | 'other';

/** One name or id, as words with blanks between them: digits and what a framework counted away. */
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
 * What one name says, alone: `mail` as a part of it is not enough, since `mailing_city` and `emailPreferencesCount` have it too.
 * @param words of `wordsOfName`
 * @returns undefined where it says nothing, as `field_3` does
 */
export function assessName(words: string): NameSays | undefined {
  let end = -1;
  for (const found of words.matchAll(MAIL)) end = found.index + found[0].length;
  if (end === -1) {
    if (/[^ -~]/.test(words) && EMAIL.test(words)) return 'mail';
    return OTHER_THING.test(words) ? 'other' : undefined;
  }
  const rest = words.slice(end).replace(QUALIFIER, '');
  if (rest === '' || /(?:^| )or(?= |$)/.test(words)) return 'mail';
  return OTHER_THING.test(words.slice(end)) || HEAD.test(words.slice(end)) ? 'other' : 'mention';
}
