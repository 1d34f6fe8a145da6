import { expect, test } from 'vitest';
import { bundleClassifier, classifyInChromium } from './classify-in-chromium.ts';
import { expectedKind, readPages } from './read-pages.ts';

const pages = await readPages();

test('there are at least forty pages, in at least thirteen languages', () => {
  expect(pages.length).toBeGreaterThanOrEqual(40);
  expect(new Set(pages.map(({ html }) => /<html lang="(\w+)/.exec(html)?.[1])).size).toBeGreaterThanOrEqual(13);
});

test.each(pages)('$name can be submitted, loads nothing, and says of every text control what it is', ({ html }) => {
  expect(html).toMatch(/^<!doctype html>/);
  for (const [form] of html.matchAll(/<form\b[^>]*>/g)) {
    expect(form).toContain('method="post"');
    expect(form).toContain('action="/pages/submitted"');
  }
  expect(html).not.toMatch(/<(script|link|img|iframe)[^>]*\b(src|href)=/);
  const markup = html.replace(/<script>[\s\S]*?<\/script>/g, '');
  for (const [control] of markup.matchAll(/<(input|textarea)\b[^>]*>/g))
    if (!/type="(submit|checkbox|radio|hidden)"/.test(control))
      expect(control).toMatch(/data-expect="(email|email-confirm|one-time-code|none)"/);
});

test('every field of every page is classified as expected in real Chromium', async () => {
  const all = [...pages, ...(await readPages('fields'))];
  const classified = await classifyInChromium(all, 'data-expect');
  const wrong = classified.flatMap(({ name, fields }) =>
    fields
      .filter(({ key, kind }) => expectedKind(key) !== kind)
      .map(({ what, kind }) => `${name}: ${what} is taken for ${kind}`),
  );
  expect(wrong).toEqual([]);
  expect(classified.filter(({ fields }) => fields.length === 0)).toEqual([]);
});

test('the classifier stays within its 24 kB, most of them words', async () => {
  expect(Buffer.byteLength(await bundleClassifier())).toBeLessThanOrEqual(24_000);
});
