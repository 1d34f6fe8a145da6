import { launchChromium } from '../../e2e/chromium.ts';
import { seedMailbox } from '../popup/seed-mailbox.ts';
import { quantile } from '../quantile.ts';
import type { Row } from '../row.ts';
import { listRows, measureScroll, noteRows, openList, readHeapMegabytes } from './list.ts';
import { measureSearch } from './search.ts';
import { seedTexts } from './seed-texts.ts';

/** The list and the search over ten thousand messages, in the shipped build in real Chromium. */
export async function measureKeeping(rounds: number): Promise<Row[]> {
  await using closing = new AsyncDisposableStack();
  const few = await openMailbox(10, closing);
  const many = await openMailbox(10_000, closing);
  const { page, url, observer } = many;
  // In turn: what else the machine does slows down both.
  for (let round = 0; round < rounds; round++) {
    for (const { opened, ...one } of [few, many]) opened.push(await openList(one.page, one.url));
  }
  const characters = await seedTexts(observer);
  await openList(page, url);
  const search = await measureSearch(page);
  const searching = await readHeapMegabytes(page);
  await openList(page, url);
  return [
    ...listRows(medians(few.opened), medians(many.opened), searching),
    ...(await measureScroll(page)),
    { name: 'search: text of the bodies', value: characters / 1e6, unit: 'million characters' },
    ...search,
  ];
}

type Opened = Awaited<ReturnType<typeof openList>>;

/** A browser with so many messages in it, whose list was opened once. */
async function openMailbox(count: number, closing: AsyncDisposableStack) {
  const browser = await launchChromium();
  closing.defer(() => browser.stop());
  const observer = await browser.openExtensionPage('manifest.json');
  const page = await browser.openExtensionPage('popup.html');
  const url = page.url();
  await noteRows(page);
  await page.goto('about:blank');
  await seedMailbox(observer, count);
  await openList(page, url);
  return { observer, page, url, opened: [] as Opened[] };
}

function medians(opened: Opened[]): Opened {
  const median = (of: (one: Opened) => number) => quantile(opened.map(of), 0.5);
  return { openMs: median((one) => one.openMs), heapMegabytes: median((one) => one.heapMegabytes) };
}
