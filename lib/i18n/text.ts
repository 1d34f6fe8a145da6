import type { GeneratedI18nStructure as Texts } from '#i18n';
import { directionInUse, findMessage, formatNumber, languageInUse } from './language-in-use.ts';

const rules = new Map<string, Intl.PluralRules>();

/** Which form of a word the language in use takes after this number. */
export function pluralCategory(count: number): Intl.LDMLPluralRule {
  const language = languageInUse();
  const rule = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, rule);
  return rule.select(count);
}

/** Every text's key, as `locales/en.yml` nests them: `popup.copied`. After a change there, `wxt prepare` renews this type. */
export type TextKey = Exclude<keyof Texts, `@@${string}`>;

/** Every key that has a text for each kind of number: `popup.unread` for `popup.unread.one`, `popup.unread.other` … */
type PluralKey = TextKey extends infer Key ? (Key extends `${infer Base}.other` ? Base : never) : never;

type NameIn<Key> = Key extends TextKey
  ? Texts[Key] extends { namedSubstitutions: (infer Name extends string)[] }
    ? Name
    : never
  : never;

/** Every key whose text has nothing put into it. */
export type PlainKey = { [Key in TextKey]: [NameIn<Key>] extends [never] ? Key : never }[TextKey];

type Named<Name extends string, Value> = [Name] extends [never] ? [] : [named: Record<Name, Value>];

/**
 * A text in the language in use: `text('popup.copied')`, `text('fill.filledOn', { site })`. To be called when it is shown, not
 * when a module is loaded: the language may not be known then, and may change.
 * @param named what to put for each `{name}` of the text; numbers are written as the language writes them
 */
export function text<Key extends TextKey>(key: Key, ...[named]: Named<NameIn<Key>, string | number>): string {
  return putIn(findMessage(key), named);
}

/**
 * A text that depends on a number, in the form that the language has for it: `plural('popup.unread', 3)`.
 * @param key without the form: of `popup.unread.one` and `popup.unread.other` it is `popup.unread`
 * @param count also what is put for `{count}`
 */
export function plural<Key extends PluralKey>(
  key: Key,
  count: number,
  ...[named]: Named<Exclude<NameIn<`${Key}.other`>, 'count'>, string | number>
): string {
  // English, which stands in for a text that is not translated yet, has fewer forms.
  const form = findMessage(`${key}.${pluralCategory(count)}`) || findMessage(`${key}.other`);
  return putIn(form, { ...named, count });
}

/**
 * A text with elements in it, in the order of the language: `{textParts('held.from', { host: <HostText … /> })}`.
 * @returns the pieces of the text and what was put between them, to be rendered as children
 */
export function textParts<Key extends TextKey, Part>(
  key: Key,
  ...[named]: Named<NameIn<Key>, Part>
): (string | Part)[] {
  const parts: Record<string, Part> = named ?? {};
  // Split at a group, every second piece is the name that the group caught.
  const pieces = findMessage(key).split(/\{(\w+)\}/);
  return pieces.map((piece, index) => (index % 2 === 1 ? (parts[piece] ?? piece) : piece));
}

/** A letter that runs from right to left (Hebrew, Arabic and their neighbours), or a mark that changes the direction. */
const TURNS = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff]/;

/** Isolates a value whose direction and that of the text around it could affect each other. */
const isolate = (value: string) => (directionInUse() === 'rtl' || TURNS.test(value) ? `\u2068${value}\u2069` : value);

function putIn(message: string, named: Record<string, string | number> | undefined): string {
  if (!named) return message;
  return message.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = named[name];
    if (typeof value === 'number') return formatNumber(value);
    return value === undefined ? placeholder : isolate(value);
  });
}
