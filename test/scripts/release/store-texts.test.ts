import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../lib/i18n/languages.ts';
import { readTexts } from '../../language/read-texts.ts';

/** What each store takes, in characters. The summary is the manifest's description, for which Firefox would take more. */
const LIMITS: [store: string, section: string, least: number, most: number][] = [
  ['Chrome Web Store', 'Name', 1, 75],
  ['Edge Add-ons', 'Name', 1, 45],
  ['Firefox Add-ons', 'Name', 1, 50],
  ['Chrome Web Store', 'Summary', 1, 132],
  ['Edge Add-ons', 'Summary', 1, 132],
  ['Firefox Add-ons', 'Summary', 1, 132],
  ['Chrome Web Store', 'Description', 1, 16_000],
  ['Edge Add-ons', 'Description', 250, 10_000],
  ['Firefox Add-ons', 'Description', 1, 15_000],
];

/** Files of languages begin in lower case; the others are for people. */
const FOLDER = '.github/store';
const tags = readdirSync(FOLDER).flatMap((name) => /^([a-z].*)\.md$/.exec(name)?.[1] ?? []);

/** What stands below each heading of the second level. */
function readSections(tag: string): Map<string, string> {
  const [, ...sections] = readFileSync(`${FOLDER}/${tag}.md`, 'utf8').split(/^## /m);
  return new Map(
    sections.map((section) => {
      const end = section.indexOf('\n');
      return [section.slice(0, end), section.slice(end).trim()];
    }),
  );
}

/** How many list points, numbered points and paragraphs each section has. */
const shapeOf = (sections: Map<string, string>) =>
  [...sections].map(([heading, body]) => {
    const count = (pattern: RegExp) => body.match(pattern)?.length ?? 0;
    return { heading, points: count(/^- /gm), numbered: count(/^\d+\. /gm), paragraphs: count(/\n\n/g) + 1 };
  });

/** The forms of the stores are filled in in English alone. */
const FORMS = 'Privacy answers';
const english = shapeOf(readSections('en')).filter(({ heading }) => heading !== FORMS);

it('every language has its store page, and every page its language', () => {
  const languages = Object.keys(LANGUAGES);
  expect(languages.filter((language) => !tags.includes(language))).toEqual([]);
  expect(tags.filter((tag) => !languages.includes(tag))).toEqual([]);
});

describe.each(tags)('the store page in %s', (tag) => {
  const sections = readSections(tag);

  it('has what each store takes', () => {
    const wrong = LIMITS.filter(([, section, least, most]) => {
      const { length } = sections.get(section) ?? '';
      return length < least || length > most;
    });
    expect(wrong).toEqual([]);
  });

  it('has the headings, points and paragraphs of the English page', () => {
    expect(shapeOf(sections).filter(({ heading }) => tag !== 'en' || heading !== FORMS)).toEqual(english);
  });

  it('says what Mayfly says: its description in the browser, and the menu item', async () => {
    const texts = await readTexts(tag);
    expect(sections.get('Summary')).toBe(texts.get('extension.description'));
    expect(sections.get('Description')).toContain(texts.get('do.fillNew'));
  });
});
