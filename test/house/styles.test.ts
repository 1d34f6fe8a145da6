import { expect, it } from 'vitest';
import { readSources } from './read-sources.ts';

it("no style of the popup depends on the window's width", () => {
  // Chromium finds a popup's size by laying it out narrower first, with each change: a media query on its width that then differs has
  // the style of every element computed anew, three times per change. A container query does that for a few elements.
  const styles = ['popup', 'ui'].flatMap((room) => readSources(`components/${room}/**/*.css`));
  expect(styles.length).toBeGreaterThan(10);
  expect(styles.filter(({ text }) => /@media[^{]*(?:width|inline-size)/.test(text)).map(({ file }) => file)).toEqual(
    [],
  );
});

it('every class that has a style is one that is given to something', () => {
  const sources = ['components/**/*.{ts,tsx}', 'entrypoints/**/*.{ts,tsx,html}', 'lib/**/*.ts'].flatMap(readSources);
  const words = new Set(sources.flatMap(({ text }) => text.match(/[a-z][\w-]*/gi) ?? []));
  const styles = ['components/**/*.css', 'entrypoints/**/*.css'].flatMap(readSources);
  const unused = styles.flatMap(({ file, text }) => {
    const rules = text.replace(/\/\*.*?\*\/|"[^"]*"|url\([^)]*\)/gs, '');
    const classes = Array.from(rules.matchAll(/\.([a-z_][\w-]*)(?=[^{}]*\{)/gi), ([, name = '']) => name);
    return classes.filter((name) => !words.has(name)).map((name) => `${file}: .${name}`);
  });
  expect(unused).toEqual([]);
});
