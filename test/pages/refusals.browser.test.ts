import { beforeAll, expect, test } from 'vitest';
import { bundleForPage } from '../e2e/bundle-for-page.ts';
import { readLines } from '../read-lines.ts';
import { evaluateInChromium } from './classify-in-chromium.ts';

type Refusal = {
  what: string;
  /** Whether the page is a new one, that was opened by the form. */
  isNew?: boolean;
  /** `certain`, `plain` if it may be a hint that is always there, `none` if it refuses nothing. */
  says: 'certain' | 'plain' | 'none';
  html: string;
};

/** What is said beside a field with the address `a@m.test`. */
const CASES = readLines<Refusal>(new URL('refusals.jsonl', import.meta.url));

let found: Map<string, string>;

beforeAll(async () => {
  const entry = new URL('../../lib/page/fields/find-refusals.ts', import.meta.url);
  const script = await bundleForPage(entry, 'refusals');
  const ask = `(() => { const isNew = document.title === 'true';
    const { certain, plain } = refusals.findRefusals(document, 'a@m.test', isNew);
    return certain.length > 0 ? 'certain' : plain.length > 0 ? 'plain' : 'none'; })()`;
  const pages = CASES.map(({ what, isNew = false, html }) => ({
    name: what,
    html: `<!doctype html><title>${isNew}</title><body>${html}`,
    runsScripts: false,
  }));
  const answers = await evaluateInChromium<string>(pages, `${script};${ask}`);
  found = new Map(pages.map(({ name }, index) => [name, answers[index]?.[0] ?? '']));
});

test.each(CASES)('$what: $says', ({ what, says }) => {
  expect(found.get(what)).toBe(says);
});
