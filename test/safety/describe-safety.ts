import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { vectorSets } from './all-vectors.ts';
import { type CountingServer, startCountingServer } from './counting-server.ts';
import { findFaults, findLosses, READING } from './find-faults.ts';
import type { MountOptions } from './mount-bodies.ts';
import { readerPage } from './reader-page.ts';
import { launchSafetyBrowser, type SafetyBrowser } from './safety-browser.ts';
import type { Vector } from './vector.ts';
import { heavyVectors } from './vectors/heavy-vectors.ts';
import { privateImages, seenImages, unseenImages } from './vectors/image-vectors.ts';
import { doubling, longLines, longRuns, nestedElements, nestedStyles, unwritten } from './vectors/nests.ts';

const TIMEOUT_MS = 120_000;

/**
 * The shipped reader gets every vector in Chromium and every third in Firefox. The sanitiser without its sandbox gets every third in
 * Chromium. At night both get all in both browsers: they take minutes.
 */
const PARTS: [name: string, tags: string[], isTaken: (vector: unknown, at: number) => boolean][] = [
  ['every third', [], (_, at) => at % 3 === 0],
  ['the others', ['nightly'], (_, at) => at % 3 !== 0],
];

/** As deep as nobody nests. */
const NESTED = 64;
/** On a machine that has other things to do; some ten milliseconds on one that has not. */
const LAID_OUT_WITHIN_MS = 1000;

/** The host that a vector of one image names. */
function hostIn(html: string): string {
  return /[\w-]+\.example(?=\/\w+\.png)/.exec(html)?.[0] ?? '';
}

/** Opens every vector in one browser. */
export function describeSafety(name: 'chromium' | 'firefox'): void {
  let server: CountingServer;
  let browser: SafetyBrowser;

  beforeAll(async () => {
    server = await startCountingServer(await readerPage());
    browser = await launchSafetyBrowser(name, server);
  }, TIMEOUT_MS);

  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  test('the instruments count a request, its referrer, and the start of a secure connection', async () => {
    await browser.page.evaluate(async () => {
      const load = (src: string) => new Promise((resolve) => Object.assign(new Image(), { onerror: resolve, src }));
      await Promise.all([load('http://plain.example/a'), load('https://secure.example/b')]);
    });
    // A refused connection is tried again.
    expect(new Set(server.requests.map((request) => request.replace(':443', '')))).toEqual(
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

  test('with images shown, those that can be seen are asked for and no other', { timeout: TIMEOUT_MS }, async () => {
    const shown: MountOptions = { ...READING, remote: 'shown' };
    const hostsOf = async (vectors: Vector[]) => {
      const { requests } = await browser.run(
        vectors.map(({ html }) => html),
        shown,
        'shipped',
      );
      return [...new Set(requests.map((request) => new URL(request).hostname))].sort();
    };
    expect(await hostsOf(unseenImages)).toEqual([]);
    expect(await hostsOf(privateImages)).toEqual([]);
    expect(await hostsOf(seenImages)).toEqual(seenImages.map(({ html }) => hostIn(html)).sort());
  });

  test.each(heavyVectors)('$name: opens', async ({ html }) => {
    const startedAt = Date.now();
    const { mounted } = await browser.run([html], READING, 'shipped');
    expect(mounted[0]?.srcdoc).toContain('x');
    // A layout comes after the load, and this after it.
    await browser.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    // Several minutes, or never, when nothing is bounded; well under a second on a machine that does nothing else.
    expect(Date.now() - startedAt).toBeLessThan(10_000);
  });

  test('there is a value for each property that is nested', () => {
    expect(unwritten).toEqual([]);
  });

  // What grows with the square of its number, or faster, never ends.
  test.each([
    ['boxes and declarations', nestedStyles(NESTED)],
    ['elements', nestedElements(NESTED)],
    ['what no mail may nest', doubling(NESTED)],
    ['long runs', longRuns],
    ['long lines', longLines],
  ])('%s are laid out in time with their number', { timeout: TIMEOUT_MS, tags: ['nightly'] }, async (_what, nests) => {
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

  describe.each(vectorSets)('%s vectors', (_owner, vectors) => {
    for (const [part, tags, isTaken] of PARTS) {
      const taken = vectors.filter(isTaken);
      const options = { timeout: TIMEOUT_MS, tags: name === 'firefox' ? ['nightly'] : tags };
      const shippedOptions = { timeout: TIMEOUT_MS, tags: name === 'firefox' ? tags : [] };

      test(`as shipped, ${part}: nothing runs, nothing is asked for, nothing escapes`, shippedOptions, async () => {
        expect(await findFaults(browser, taken, 'shipped')).toEqual([]);
      });

      test(`the sanitiser alone, ${part}: the same with scripts allowed and everything touched`, options, async () => {
        expect(await findFaults(browser, taken, 'sanitised')).toEqual([]);
      });

      test(`with pictures shown, ${part}: only pictures over https`, options, async () => {
        const isPicture = (deed: string) => /^https:\/\/[^/]*$/.test(deed);
        expect(await findFaults(browser, taken, 'sanitised', { ...READING, remote: 'shown' }, isPicture)).toEqual([]);
      });
    }

    test('what must be kept is kept', { timeout: TIMEOUT_MS }, async () => {
      expect(await findLosses(browser, vectors)).toEqual([]);
    });
  });
}
