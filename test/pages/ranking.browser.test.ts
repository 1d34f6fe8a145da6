import { expect, test } from 'vitest';
import { readLines } from '../read-lines.ts';
import { rankInChromium } from './rank-in-chromium.ts';

/** A page put together from the HTML of its parts, and what is expected of its fields. */
type RankedPage = {
  name: string;
  parts: string[];
  /** The part whose field comes first. */
  first?: number;
  /** Of its fields, by their `data-bench-i`. */
  order?: number[];
  /** What the form of the first field is taken for. */
  form?: string;
};

const pages = readLines<RankedPage>(new URL('ranking.jsonl', import.meta.url));

test('the field that is most likely meant comes first, and a form is taken for what it is', async () => {
  const ranked = await rankInChromium(pages.map(({ parts }) => parts));
  const found = pages.map(({ name, first, order, form }, at): Partial<RankedPage> => {
    const fields = ranked[at] ?? [];
    return {
      name,
      ...(first !== undefined && { first: fields[0]?.part }),
      ...(order && { order: fields.map(({ index }) => index) }),
      ...(form !== undefined && { form: fields[0]?.form }),
    };
  });
  expect(pages.length).toBeGreaterThanOrEqual(170);
  expect(found).toEqual(pages.map(({ parts: _, ...expected }) => expected));
});
