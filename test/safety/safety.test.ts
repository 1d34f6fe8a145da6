import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CountingServer, startCountingServer } from './counting-server.ts';
import { findForeignVectors } from './foreign-vectors.ts';
import type { Cage } from './mount-bodies.ts';
import { readerPage } from './reader-page.ts';
import { launchSafetyBrowser, type Outcome, type SafetyBrowser } from './safety-browser.ts';
import type { Vector } from './vector.ts';
import { escapeVectors } from './vectors/escape-vectors.ts';
import { harmlessVectors } from './vectors/harmless-vectors.ts';
import { linkVectors } from './vectors/link-vectors.ts';
import { loadVectors } from './vectors/load-vectors.ts';
import { overlayVectors } from './vectors/overlay-vectors.ts';
import { scriptVectors } from './vectors/script-vectors.ts';
import { styleVectors } from './vectors/style-vectors.ts';

const BATCH = 25;
const CID = { 'logo@shop.example': 'data:image/png;base64,iVBORw0KGgo=' };
const own = [
  scriptVectors,
  linkVectors,
  loadVectors,
  styleVectors,
  escapeVectors,
  overlayVectors,
  harmlessVectors,
].flat();
const foreign = findForeignVectors();
const SUITES: [string, Vector[]][] = [
  ['own', own],
  ['foreign', foreign ?? []],
];

let server: CountingServer;
let browser: SafetyBrowser;

beforeAll(async () => {
  server = await startCountingServer(await readerPage());
  browser = await launchSafetyBrowser('chromium', server);
}, 60_000);

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const runAll = (vectors: Vector[], cage: Cage, theme: 'light' | 'dark' = 'light') =>
  browser.run(
    vectors.map(({ html }) => html),
    { remote: 'held', cid: CID, theme },
    cage,
  );

const isClean = ({ mounted, requests, escapes }: Outcome) =>
  requests.length === 0 && escapes.length === 0 && mounted.every(({ executed }) => executed.length === 0);

/** Many at once; only when something happens one by one, to name the culprit. */
async function findFaults(vectors: Vector[], cage: Cage): Promise<string[]> {
  const faults: string[] = [];
  for (let start = 0; start < vectors.length; start += BATCH) {
    const batch = vectors.slice(start, start + BATCH);
    if (isClean(await runAll(batch, cage))) continue;
    for (const vector of batch) {
      const { mounted, requests, escapes } = await runAll([vector], cage);
      const executed = mounted.flatMap((body) => body.executed);
      for (const what of [...executed, ...requests, ...escapes]) faults.push(`${vector.name}: ${what}`);
    }
  }
  return faults;
}

describe('the instruments', () => {
  test('count a request, a connection, and what runs', async () => {
    const seen = await browser.run(['<p>x</p>'], { remote: 'held', theme: 'light' }, 'shipped');
    expect(isClean(seen)).toBe(true);
    await browser.page.evaluate(async () => {
      const load = (src: string) => new Promise((resolve) => Object.assign(new Image(), { onerror: resolve, src }));
      await Promise.all([load('http://plain.example/a'), load('https://secure.example/b')]);
    });
    // A refused connection is tried again.
    expect(new Set(server.requests)).toEqual(new Set(['http://plain.example/a', 'https://secure.example']));
  });

  test('see an alert of a mail that nobody sanitised', async () => {
    const ran = await browser.page.evaluate(async () => {
      const frame = document.createElement('iframe');
      frame.sandbox.add('allow-scripts');
      frame.srcdoc = '<script>parent.postMessage({executed:"alert"},"*")</script>';
      const message = new Promise((resolve) =>
        addEventListener('message', ({ data }) => resolve(data.executed), { once: true }),
      );
      document.body.append(frame);
      return message;
    });
    expect(ran).toBe('alert');
  });
});

describe.for(SUITES)('%s vectors', ([, vectors]) => {
  test.skipIf(vectors.length === 0)(
    'as shipped: nothing runs, nothing is asked for, nothing escapes',
    { timeout: 60_000 },
    async () => {
      expect(await findFaults(vectors, 'shipped')).toEqual([]);
    },
  );

  test.skipIf(vectors.length === 0)(
    'the sanitiser alone holds, with scripts allowed and everything touched',
    { timeout: 60_000 },
    async () => {
      expect(await findFaults(vectors, 'sanitised')).toEqual([]);
    },
  );

  test.skipIf(vectors.length === 0)('what must be kept is kept', async () => {
    const kept = vectors.filter(({ keep }) => keep?.length);
    const { mounted } = await runAll(kept, 'shipped');
    const lost = kept.flatMap(({ name, keep = [] }, i) =>
      keep.filter((piece) => !mounted[i]?.srcdoc.includes(piece)).map((piece) => `${name}: ${piece}`),
    );
    expect(lost).toEqual([]);
  });
});

test('there are at least 150 vectors of our own, each with its own name', () => {
  expect(new Set(own.map(({ name }) => name)).size).toBe(own.length);
  expect(own.length).toBeGreaterThanOrEqual(150);
});
