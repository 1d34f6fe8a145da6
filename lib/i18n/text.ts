import type { GeneratedI18nStructure as Texts } from '#i18n';
import { cached } from './cached.ts';
import { directionInUse, findText, formatNumber, languageInUse, localeInUse } from './language-in-use.ts';

const pluralRules = cached((language: string) => new Intl.PluralRules(language));

/** The plural category of a number in the language in use. */
export const pluralCategory = (count: number) => pluralRules(languageInUse()).select(count);

/** The key of each text, as nested in `locales/en.yml`: `do.copied`. After a change of that file, `wxt prepare` updates this type. */
export type TextKey = Exclude<keyof Texts, `@@${string}`>;

/** Each key that has one text per plural category: `address.unread` for `address.unread.one`, `address.unread.other` … */
type PluralKey = TextKey extends infer Key ? (Key extends `${infer Base}.other` ? Base : never) : never;

type NameIn<Key> = Key extends TextKey
  ? Texts[Key] extends { namedSubstitutions: (infer Name extends string)[] }
    ? Name
    : never
  : never;

/** Each key whose text has no placeholders. */
export type PlainKey = { [Key in TextKey]: [NameIn<Key>] extends [never] ? Key : never }[TextKey];

type Named<Name extends string, Value> = [Name] extends [never] ? [] : [named: Record<Name, Value>];

/**
 * A text in the language in use: `text('do.copied')`, `text('code.forSite', { site })`. Call it when the text is shown, not when a
 * module is loaded: the language may be unknown then, and may change.
 * @param named the value for each `{name}` in the text; numbers are formatted for the language
 */
export function text<Key extends TextKey>(key: Key, ...[named]: Named<NameIn<Key>, string | number>): string {
  return putIn(findText(key), named);
}

/**
 * A text that depends on a number, in the plural form that the language uses: `plural('address.unread', 3)`.
 * @param key without the plural category: `address.unread` for `address.unread.one` and `address.unread.other`
 * @param count also the value for `{count}`
 */
export function plural<Key extends PluralKey>(
  key: Key,
  count: number,
  ...[named]: Named<Exclude<NameIn<`${Key}.other`>, 'count'>, string | number>
): string {
  // English, which replaces a missing translation, has fewer forms.
  const form = findText(`${key}.${pluralCategory(count)}`) || findText(`${key}.other`);
  return putIn(form, { ...named, count });
}

/**
 * A text with elements in it, in the order of the language: `{textParts('do.fillThis', { email: <ShortEmail … /> })}`.
 * @returns the pieces of the text and the values between them, to be rendered as children
 */
export function textParts<Key extends TextKey, Part>(
  key: Key,
  ...[named]: Named<NameIn<Key>, Part>
): (string | Part)[] {
  const parts: Record<string, Part> = named ?? {};
  // When split at a group, every second piece is the name that the group matched.
  const pieces = findText(key).split(/\{(\w+)\}/);
  return pieces.map((piece, index) => (index % 2 === 1 ? (parts[piece] ?? piece) : piece));
}

/** A letter that is written from right to left (Hebrew, Arabic and related scripts), or a character that changes the direction. */
const RTL = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff]/;

/** Isolates a value if its direction and that of the surrounding text could affect each other. */
const isolate = (value: string) => (directionInUse() === 'rtl' || RTL.test(value) ? `\u2068${value}\u2069` : value);

function putIn(message: string, named: Record<string, string | number> | undefined): string {
  if (!named) return message;
  return message.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = named[name];
    if (typeof value === 'number') return formatNumber(value);
    return value === undefined ? placeholder : isolate(value);
  });
}

/** Joins items into a list. @param link `and` for "one, two, and three", `comma` for "one, two, three" */
export function formatList(things: readonly string[], link: 'and' | 'comma'): string {
  return link === 'and' ? new Intl.ListFormat(localeInUse()).format(things) : things.join(text('list.comma'));
}

/** Joins sentences, except empty ones: languages without a space after a comma have none after a full stop. */
export function joinSentences(...sentences: string[]): string {
  return sentences.filter(Boolean).join(text('list.comma').endsWith(' ') ? ' ' : '');
}
