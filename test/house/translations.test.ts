import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../lib/i18n/languages.ts';
import { hasWord, readForbidden } from '../language/read-glossary.ts';
import { readTexts } from '../language/read-texts.ts';

/** What `lib/i18n/GLOSSARY.md` says no to in English, with what is right elsewhere. */
const FORBIDDEN: [not: RegExp, say: string][] = [
  [/\be-mail/i, 'email'],
  [/\bemails\b/i, 'messages, mail'],
  [/\b(service|web) address/i, 'URL'],
  [/\bmail service|temporary-mail/i, 'temporary email service'],
  [/\b(token|inbox)\b/i, 'key; address'],
  [/\bheld back\b/i, 'blocked'],
  [/\bfetch/i, 'load, download'],
  [/\bclear(ed)?\b(?! (selection|result))/i, 'delete, remove'],
  [/\bas it came\b/i, 'raw source'],
  [/\bthe settings of\b|\bin the settings\b|\bpreferences\b/i, 'in settings'],
  [/\b(press|pressed) (the|a) /i, 'choose'],
  [/\bsidebar\b|\bbeside the page\b/i, 'side panel'],
  [/\bby itself\b|\bat once\b|\bseldom\b/i, 'automatically, immediately, rarely'],
  [/\b(can|could|did|does|do|is|are|was|were|has|have|will|would) ?not\b/i, 'can’t, isn’t'],
];

const ELLIPSIS = /\.\.\./;
const STRAIGHT = /["']/;
const ORPHAN = /^\s|\s$| {2}|\u00a0{2}/;

/** What each language's typography says no to, besides three full stops and straight quotes. */
const TYPOGRAPHY: Record<string, [not: RegExp, why: string][]> = {
  en: [
    [/\s…/, 'no space before an ellipsis'],
    [/[„«»]/, 'quotes are “ ”'],
  ],
  de: [
    [/[^\u00a0]…/, 'a no-break space before an ellipsis'],
    [/“(?![\s.,;:!?)…]|$)|«|»/, 'quotes are „ “'],
    [/\d%/, 'a space before %'],
  ],
  es: [
    [/[“”„]/, 'quotes are « »'],
    [/(^|[.:…] )[^¿]*\?$(?<!¿.*\?)/, '¿ begins a question'],
  ],
  fr: [
    [/[^\u00a0\u202f][;!?»%]/, 'a no-break space before ; ! ? » %'],
    [/[^\u00a0\u202f\w]:|[a-zé}]:(?!\/\/)/i, 'a no-break space before a colon'],
    [/«[^\u00a0\u202f]/, 'a no-break space after «'],
    [/[“”„]/, 'quotes are « »'],
  ],
  pl: [
    [/\s…/, 'no space before an ellipsis'],
    [/[“«»]/, 'quotes are „ ”'],
    [/—| - /, 'a dash is –'],
  ],
  it: [
    [/\s…/, 'no space before an ellipsis'],
    [/[„«»]/, 'quotes are “ ”'],
    [/\s%/, 'no space before %'],
    [/E’|\be’/, 'È, è'],
  ],
  nl: [
    [/\s…/, 'no space before an ellipsis'],
    [/[“”„«»]/, 'quotes are ‘ ’'],
    [/\s%/, 'no space before %'],
  ],
  'pt-BR': [
    [/\s…/, 'no space before an ellipsis'],
    [/[„«»]/, 'quotes are “ ”'],
  ],
  ru: [
    [/\s…/, 'no space before an ellipsis'],
    [/[“”]/, 'quotes are « »'],
    [/ - |[^\u00a0]—/, 'a dash is —, with a no-break space before it'],
  ],
  tr: [
    [/\s…/, 'no space before an ellipsis'],
    [/[„«»]/, 'quotes are “ ”'],
    [/[\d}] ?%/, 'a percent sign stands before the number'],
    [/\}[’\p{L}]/u, 'what is put in takes no suffix, as its sound is not known'],
  ],
  uk: [
    [/\s…/, 'no space before an ellipsis'],
    [/[“”]/, 'quotes are « »'],
    [/ - |[^\u00a0]—/, 'a dash is —, with a no-break space before it'],
  ],
  ja: [
    [/[\u3040-\u30ff\u4e00-\u9fff] [\u3040-\u30ff\u4e00-\u9fff]/, 'no space between words'],
    [/[“”«»]/, 'quotes are 「」'],
    [/[\u3040-\u30ff\u4e00-\u9fff][,.?!;](?!\w)/, 'full-width signs'],
  ],
  ko: [
    [/\s…/, 'no space before an ellipsis'],
    [/[“”«»「」]/, 'quotes are ‘ ’'],
    [/[。、，：；（）]/, 'half-width signs'],
    [/}(을|를|이|가|은|는|과|와|으로|로)(?![\uac00-\ud7a3])/, 'no particle that depends on the sound before it'],
  ],
  'zh-CN': [
    [/[\u4e00-\u9fff] [\u4e00-\u9fff]/, 'no space between words'],
    [/[«»「」]/, 'quotes are “ ”'],
    [/[\u4e00-\u9fff][,.?!:;]/, 'full-width signs'],
  ],
  'zh-TW': [
    [/[\u4e00-\u9fff] [\u4e00-\u9fff]/, 'no space between words'],
    [/[“”«»]/, 'quotes are 「」'],
    [/[\u4e00-\u9fff][,.?!:;]/, 'full-width signs'],
    [/[这为时邮码开关选页单连设输复删读发图动过务数据进没从对两无内]/, 'no simplified characters'],
  ],
  ar: [
    [/[\u0600-\u06ff][,;?]/, '، ؛ ؟'],
    [/[„]/, 'quotes are « » or “ ”'],
  ],
};

const named = (texts: Map<string, string>, rules: [not: RegExp, why: string][]) =>
  [...texts].flatMap(([key, text]) =>
    rules.filter(([not]) => not.test(text)).map(([, why]) => `${key}: ${text} (${why})`),
  );

it('English keeps to the glossary', async () => {
  expect(named(await readTexts('en'), FORBIDDEN)).toEqual([]);
});

describe.each(Object.keys(LANGUAGES))('%s', async (language) => {
  const texts = await readTexts(language);

  it('has the typography of its language', () => {
    const everywhere: [RegExp, string][] = [
      [ELLIPSIS, 'an ellipsis is one sign'],
      [STRAIGHT, 'no straight quotes'],
    ];
    expect(named(texts, [...everywhere, ...(TYPOGRAPHY[language] ?? [])])).toEqual([]);
    expect([...texts].filter(([key, text]) => key !== 'list.comma' && ORPHAN.test(text))).toEqual([]);
  });
});

const OTHERS = Object.keys(LANGUAGES).filter((language) => language !== 'en');

it.each(OTHERS)('%s has its words in the glossary, and no excluded word in its texts', async (language) => {
  const forbidden = readForbidden(language);
  expect(forbidden).toBeDefined();
  const wrong = [...(await readTexts(language))].flatMap(([key, text]) => {
    const words = text.replaceAll(/\{\w+\}/g, '');
    return (forbidden ?? []).filter((word) => hasWord(words, word)).map((word) => `${key}: ${text} (not ${word})`);
  });
  expect(wrong).toEqual([]);
});
