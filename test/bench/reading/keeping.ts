import { launchChromium } from '../../e2e/chromium.ts';
import { seedMailbox } from '../popup/seed-mailbox.ts';
import { quantile } from '../quantile.ts';
import type { Row } from '../row.ts';
import { listRows, measureScroll, openList, readHeapMegabytes } from './list.ts';
import { measureSearch } from './search.ts';
import { seedTexts } from './seed-texts.ts';

const ROUNDS = 7;

/** The list and the search over ten thousand messages, in the shipped build in real Chromium. */
export async function measureKeeping(): Promise<Row[]> {
  const browser = await launchChromium();
  try {
    const observer = await browser.openExtensionPage('manifest.json');
    const page = await browser.openExtensionPage('popup.html');
    const url = page.url();
    const open = async (count: number) => {
      await page.goto('about:blank');
      await seedMailbox(observer, count);
      await openList(page, url);
      const opened: Awaited<ReturnType<typeof openList>>[] = [];
      for (let round = 0; round < ROUNDS; round++) opened.push(await openList(page, url));
      const median = (of: (one: (typeof opened)[number]) => number) => quantile(opened.map(of), 0.5);
      return { openMs: median((one) => one.openMs), heapMegabytes: median((one) => one.heapMegabytes) };
    };
    const few = await open(10);
    const many = await open(10_000);
    const characters = await seedTexts(observer);
    await openList(page, url);
    await page.bringToFront();
    const search = await measureSearch(page);
    const searching = await readHeapMegabytes(page);
    await openList(page, url);
    return [
      ...listRows(few, many, searching),
      ...(await measureScroll(page)),
      { name: 'search: text of the bodies', value: characters / 1e6, unit: 'million characters' },
      ...search,
    ];
  } finally {
    await browser.stop();
  }
}
