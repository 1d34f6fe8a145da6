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
