import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The longest that all stores take, in characters: Chrome, Edge and Firefox have limits of their own. */
const LONGEST = { Name: 45, Summary: 132, Description: 10_000 };

/** Files of languages have their name in lower case; the others are for people. */
const FOLDER = '.github/store';
const files = readdirSync(FOLDER).filter((name) => /^[a-z].*\.md$/.test(name));

/** What stands below each heading of the second level. */
function readSections(file: string): Map<string, string> {
  const [, ...sections] = readFileSync(`${FOLDER}/${file}`, 'utf8').split(/^## /m);
  return new Map(
    sections.map((section) => {
      const end = section.indexOf('\n');
      return [section.slice(0, end), section.slice(end).trim()];
    }),
  );
}

describe.each(files)('the store page %s', (file) => {
  const sections = readSections(file);

  it.each(Object.entries(LONGEST))('has a %s of at most %i characters', (name, longest) => {
    expect(sections.get(name)?.length).toBeGreaterThan(0);
    expect(sections.get(name)?.length).toBeLessThanOrEqual(longest);
  });

  it('has a caption for each of five pictures', () => {
    expect(sections.get('Captions')?.match(/^\d\. /gm)).toHaveLength(5);
  });
});

it('the summary is the one in the browser', () => {
  const english = readFileSync('lib/language/locales/en.yml', 'utf8');
  expect(english).toContain(`description: '${readSections('en.md').get('Summary')}'`);
});
