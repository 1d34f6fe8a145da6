import { expect, it } from 'vitest';
import { classifyInChromium } from './classify-in-chromium.ts';
import { rankInChromium } from './rank-in-chromium.ts';
import { expectedKind, readPages } from './read-pages.ts';

/** Known not to be right: taken off when it comes to be. */
const MISSED: string[] = [];

const pages = await readPages('hard');
const attributeOf = (html: string, name: string) => new RegExp(`<html [^>]*\\bdata-${name}="([^"]+)"`).exec(html)?.[1];

it('says of each hard page why it is hard', () => {
  expect(pages.filter(({ html }) => !attributeOf(html, 'why')).map(({ name }) => name)).toEqual([]);
});

it('is right of all fields and forms, but for those that are known', async () => {
  const classified = await classifyInChromium(pages, 'data-expect');
  const fields = classified.flatMap(({ name, fields }) =>
    fields.map(({ key, kind, what }) => ({ what: `${name}: ${what}`, isRight: expectedKind(key) === kind })),
  );
  const withForm = pages.filter(({ html }) => attributeOf(html, 'form'));
  const ranked = await rankInChromium(withForm.map(({ html }) => [html]));
  const forms = withForm.map(({ name, html }, at) => {
    const form = ranked[at]?.[0]?.form;
    return { what: `${name}: ${form}`, isRight: form === attributeOf(html, 'form') };
  });
  const all = [...fields, ...forms];
  expect(all.length).toBeGreaterThan(20);
  const missed = all.filter(({ isRight }) => !isRight).map(({ what }) => what);
  expect(missed).toEqual(MISSED);
});
