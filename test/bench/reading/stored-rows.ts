import type { Page } from 'puppeteer-core';
import { bundleForPage } from '../../e2e/bundle-for-page.ts';
import { launchChromium } from '../../e2e/chromium.ts';
import { seedMailbox } from '../popup/seed-mailbox.ts';
import { quantile } from '../quantile.ts';
import type { Row } from '../row.ts';
import type * as Bundle from './stored-rows-bundle.ts';

declare const mailbox: typeof Bundle;

/**
 * What it costs to read ten thousand stored messages and to parse them with their schemas: one page of the list, as the popup does
 * first, and all of them, as the search does. The modules themselves, in a page of the shipped extension in real Chromium.
 */
export async function measureStoredRows(times: number): Promise<Row[]> {
  const bundle = await bundleForPage(new URL('./stored-rows-bundle.ts', import.meta.url), 'mailbox');
  await using closing = new AsyncDisposableStack();
  const browser = await launchChromium();
  closing.defer(() => browser.stop());
  const page = await browser.openExtensionPage('manifest.json');
  await seedMailbox(page, 10_000);
  const rounds: Times[] = [];
  for (let round = 0; round < times; round++) {
    await page.reload();
    await page.evaluate(bundle);
    rounds.push(await timeReading(page));
  }
  const median = (of: (times: Times) => number) =>
    quantile(
      rounds.map((times) => of(times)),
      0.5,
    );
  const rows: Row[] = [
    { name: 'one page, the first of a new document', value: median(({ firstPage }) => firstPage) },
    { name: 'one page, a later one', value: median(({ laterPage }) => laterPage) },
    { name: 'all', value: median(({ all }) => all) },
    { name: 'all, without schemas', value: median(({ unparsed }) => unparsed) },
    { name: 'all, longest task meanwhile', value: median(({ longestTask }) => longestTask), goal: { atMost: 50 } },
    { name: 'all parsed in one task', value: median(({ parsedAtOnce }) => parsedAtOnce) },
  ];
  return rows.map((row) => ({ ...row, name: `stored messages, 10,000: ${row.name}`, unit: 'ms' }));
}

type Times = Awaited<ReturnType<typeof timeReading>>;

/** @param page a new document with the bundle in it */
async function timeReading(page: Page) {
  return page.evaluate(async () => {
    const MESSAGES_PER_PAGE = 40;
    const timeMs = async (run: () => unknown) => {
      const startedAt = performance.now();
      await run();
      return performance.now() - startedAt;
    };
    /** The longest time between two of many messages to ourselves: a key press would wait as long. */
    const findLongestTaskMs = async (run: () => Promise<unknown>) => {
      const { port1, port2 } = new MessageChannel();
      let isRunning = true;
      let longest = 0;
      let last = performance.now();
      port1.onmessage = () => {
        const now = performance.now();
        longest = Math.max(longest, now - last);
        last = now;
        if (isRunning) port2.postMessage(null);
      };
      port2.postMessage(null);
      await run();
      isRunning = false;
      return longest;
    };
    /** As `readMailbox` reads all of them, page by page, but as they are. */
    const readUnparsed = async () => {
      const [store] = await mailbox.openStores();
      const all: unknown[] = [];
      await store?.read(async (transaction) => {
        let rows = await transaction.getAll('messages', { limit: 500 });
        for (let last = rows.at(-1); last; last = rows.at(-1)) {
          all.push(...rows);
          rows = await transaction.getAll('messages', { after: last.id, limit: 500 });
        }
      });
      return all;
    };
    const firstPage = await timeMs(() => mailbox.readMailbox(MESSAGES_PER_PAGE));
    const laterPage = await timeMs(() => mailbox.readMailbox(MESSAGES_PER_PAGE));
    const longestTask = await findLongestTaskMs(() => mailbox.readMailbox());
    const all = await timeMs(() => mailbox.readMailbox());
    const unparsed = await timeMs(readUnparsed);
    const rows = await readUnparsed();
    const parsedAtOnce = await timeMs(() => mailbox.messagesSchema.parse(rows));
    return { firstPage, laterPage, longestTask, all, unparsed, parsedAtOnce };
  });
}
