import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NIGHTLY } from '../runner/test-tags.ts';
import { isOfTonight } from '../runner/tonight.ts';
import { partsOf, privateImages, seenImages, unseenImages, vectorSets } from './all-vectors.ts';
import { findFaults, findLosses, READING } from './find-faults.ts';
import { openSafetyBrowser, type SafetyBrowser } from './safety-browser.ts';
import type { Vector } from './vector.ts';
import { heavyVectors } from './vectors/heavy-vectors.ts';
import { doubling, longLines, longRuns, lookedUp, nestedElements, nestedStyles, unwritten } from './vectors/nests.ts';
import { nestedSelectors, searchedTexts, selectorNests } from './vectors/selector-nests.ts';

const LONG = { timeout: 300_000 };

/** As deep as nobody nests. */
const NESTED = 64;
/** On a machine that has other things to do; some ten milliseconds on one that has not. */
const LAID_OUT_WITHIN_MS = 1000;

/** The quickest of four; five and more seconds where each is looked up among all others. */
const LOOKED_UP_WITHIN_MS = 2000;

/** The host that a vector of one image names. */
const hostIn = (html: string) => /[\w-]+\.example(?=\/\w+\.png)/.exec(html)?.[0] ?? '';

const isPicture = (deed: string) => /^https:\/\/[^/]*$/.test(deed);

test('there is a value for each property that is nested', () => {
  expect(unwritten).toEqual([]);
});

describe('in Chromium', () => describeSafety('chromium'));
describe('in Firefox', NIGHTLY, () => describeSafety('firefox'));

function describeSafety(name: 'chromium' | 'firefox'): void {
  let browser: SafetyBrowser;

  beforeAll(async () => {
    browser = await openSafetyBrowser(name);
  });
  afterAll(() => browser?.close());

  test('the instruments count a request, its referrer, and the start of a secure connection', async () => {
    await browser.page.evaluate(async () => {
      const load = (src: string) => new Promise((resolve) => Object.assign(new Image(), { onerror: resolve, src }));
      await Promise.all([load('http://plain.example/a'), load('https://secure.example/b')]);
    });
    // A refused connection is tried again.
    expect(new Set(browser.server.requests.map((request) => request.replace(':443', '')))).toEqual(
      new Set(['http://plain.example/a referred by http://reader.example/', 'https://secure.example']),
    );
  });

  test('the instruments see what an unsafe mail does', async () => {
    const { mounted, requests } = await browser.run(['<p>x</p>'], READING, 'shipped');
    expect([mounted[0]?.executed, requests]).toEqual([[], []]);
    const unsafe = await browser.run(
      ['<img src=http://a.example/x onerror=alert(1)><a onclick=alert(2)>x</a>'],
      READING,
      'open',
    );
    expect(unsafe.mounted[0]?.executed).toContain('alert');
    expect(unsafe.requests).toEqual(['http://a.example/x']);
  });

  for (const [part, tags, isTaken] of partsOf(6))
    test(`with images shown, those that can be seen are asked for and no other, ${part}`, {
      ...LONG,
      tags,
    }, async () => {
      const hostsOf = async (vectors: Vector[]) => {
        const mails = vectors.map(({ html }) => html);
        const { requests } = await browser.run(mails, { ...READING, remote: 'shown' }, 'shipped');
        return [...new Set(requests.map((request) => new URL(request).hostname))].sort();
      };
      expect(await hostsOf([...unseenImages, ...privateImages].filter(isTaken))).toEqual([]);
      const seen = seenImages.filter(isTaken);
      expect(await hostsOf(seen)).toEqual(seen.map(({ html }) => hostIn(html)).sort());
    });

  for (const [part, tags, isTaken] of partsOf(3))
    test.each(heavyVectors.filter(isTaken))(`$name, ${part}: opens`, { tags }, async ({ html }) => {
      const startedAt = Date.now();
      const { mounted } = await browser.run([html], READING, 'shipped');
      expect(mounted[0]?.srcdoc).toContain('x');
      // A layout comes after the load, and this after it.
      await browser.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      // Several minutes, or never, when nothing is bounded; well under a second on a machine that does nothing else.
      expect(Date.now() - startedAt).toBeLessThan(10_000);
    });

  test.each([
    ['selectors in selectors', nestedSelectors],
    ['selectors that search for long texts', searchedTexts],
  ])('%s are never compared', LONG, async (_what, nests) => {
    const times = await browser.time(
      nests.map(({ html }) => html),
      LAID_OUT_WITHIN_MS,
    );
    const slow = nests.filter((_, at) => (times[at] ?? 0) > LAID_OUT_WITHIN_MS);
    expect(slow.map(({ name }) => name)).toEqual([]);
  });

  test('what may be looked up among all others is there in time', { ...LONG, ...NIGHTLY }, async () => {
    const mails = lookedUp.map(({ html }) => html);
    const times = await browser.time(mails, LOOKED_UP_WITHIN_MS);
    const slow = lookedUp.filter((_, at) => (times[at] ?? 0) > LOOKED_UP_WITHIN_MS);
    expect(slow.map(({ name }) => name)).toEqual([]);
  });

  // What grows with the square of its number, or faster, never ends.
  test.each([
    ['boxes and declarations', nestedStyles(NESTED)],
    ['elements', nestedElements(NESTED)],
    ['what no mail may nest', doubling(NESTED)],
    ['long runs', longRuns],
    ['long lines', longLines],
    ['selectors', selectorNests.filter((_, at) => isOfTonight(at))],
  ])('%s are laid out in time with their number', { ...LONG, ...NIGHTLY }, async (_what, nests) => {
    const slow: string[] = [];
    for (let start = 0; start < nests.length; start += 25) {
      const batch = nests.slice(start, start + 25);
      const times = await browser.time(
        batch.map(({ html }) => html),
        LAID_OUT_WITHIN_MS,
      );
      slow.push(
        ...batch.flatMap(({ name }, at) => ((times[at] ?? 0) > LAID_OUT_WITHIN_MS ? [`${name}: ${times[at]} ms`] : [])),
      );
    }
    expect(slow).toEqual([]);
  });

  describe.each(vectorSets)('%s vectors', (owner, vectors) => {
    // Others have opened theirs before us.
    const nth = owner === 'own' ? 6 : 18;

    for (const [part, tags, isTaken] of partsOf(nth, isOfTonight))
      test(`as shipped, ${part}: nothing runs, nothing is asked for, nothing escapes`, { ...LONG, tags }, async () => {
        expect(await findFaults(browser, vectors.filter(isTaken), 'shipped')).toEqual([]);
      });

    for (const [part, tags, isTaken] of partsOf(3 * nth, isOfTonight)) {
      const taken = vectors.filter(isTaken);
      test(`the sanitiser alone, ${part}: the same with scripts allowed`, { ...LONG, tags }, async () => {
        expect(await findFaults(browser, taken, 'sanitised')).toEqual([]);
      });

      test(`with pictures shown, ${part}: only pictures over https`, { ...LONG, tags }, async () => {
        expect(await findFaults(browser, taken, 'sanitised', { ...READING, remote: 'shown' }, isPicture)).toEqual([]);
      });
    }

    test('what must be kept is kept', LONG, async () => {
      expect(await findLosses(browser, vectors)).toEqual([]);
    });
  });
}
