import type { Page } from 'puppeteer-core';
import type { Row } from '../row.ts';

export async function readHeapMegabytes(page: Page): Promise<number> {
  const session = await page.createCDPSession();
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

/** Has every page that is opened in this tab note when its first rows were drawn: those that lead somewhere, not its last picture. */
export async function noteRows(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const seen = new MutationObserver(() => {
      if (!document.querySelector('a.message-row[href]')) return;
      seen.disconnect();
      // Before the frame that shows them, and after.
      requestAnimationFrame(() => setTimeout(() => Object.assign(globalThis, { mayflyRowsAt: performance.now() })));
    });
    seen.observe(document, { subtree: true, childList: true, attributeFilter: ['href'] });
  });
}

/** From a page's start to the rows in it, and what it holds in memory. @param url of the popup, in a tab that notes its rows */
export async function openList(page: Page, url: string): Promise<{ openMs: number; heapMegabytes: number }> {
  await page.bringToFront();
  await page.goto('about:blank');
  await page.goto(url);
  const at = await page.waitForFunction(() => (globalThis as unknown as { mayflyRowsAt?: number }).mayflyRowsAt);
  return { openMs: Number(await at.jsonValue()), heapMegabytes: await readHeapMegabytes(page) };
}

/**
 * The longest time between two frames while one scrolls through a list that was opened out by ten presses. As a user does, it waits for
 * the rows of each press before the next.
 */
export async function measureScroll(page: Page): Promise<Row[]> {
  const slowestMs = await page.evaluate(async () => {
    const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    for (let pressed = 0; pressed < 10; pressed++) {
      const before = document.querySelectorAll('.message-row').length;
      const more = document.querySelector<HTMLButtonElement>('.show-more');
      if (!more) throw new Error('There are no more rows');
      more.click();
      while (document.querySelectorAll('.message-row').length === before) await nextFrame();
    }
    const scroller = [...document.querySelectorAll<HTMLElement>('*')]
      .filter((one) => one.scrollHeight > one.clientHeight + 100 && getComputedStyle(one).overflowY !== 'visible')
      .sort((one, other) => other.scrollHeight - one.scrollHeight)[0];
    const scrolled = scroller ?? document.documentElement;
    let last = await nextFrame();
    let slowest = 0;
    for (let step = 0; step < 120; step++) {
      scrolled.scrollTop += 150;
      const now = await nextFrame();
      slowest = Math.max(slowest, now - last);
      last = now;
    }
    return slowest;
  });
  const rows = await page.$$eval('.message-row', (all) => all.length);
  return [
    { name: 'list: rows scrolled through', value: rows },
    { name: 'list: longest time between two frames while scrolling', value: slowestMs, unit: 'ms' },
  ];
}

/** @param few of a mailbox of ten @param many of one of ten thousand */
export function listRows(
  few: { openMs: number; heapMegabytes: number },
  many: { openMs: number; heapMegabytes: number },
  searching: number,
): Row[] {
  return [
    { name: 'list of 10: page start to rows', value: few.openMs, unit: 'ms' },
    { name: 'list of 10,000: page start to rows', value: many.openMs, unit: 'ms' },
    { name: '… as multiple of a list of 10', value: many.openMs / few.openMs, unit: '×', goal: { atMost: 1.1 } },
    { name: 'heap with 10 messages', value: few.heapMegabytes, unit: 'MB' },
    { name: 'heap with 10,000 messages', value: many.heapMegabytes, unit: 'MB' },
    { name: 'heap with 10,000 messages while searching', value: searching, unit: 'MB' },
  ];
}
