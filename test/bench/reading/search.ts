import type { Page } from 'puppeteer-core';
import { waitFor } from '../../e2e/wait-for.ts';
import { quantile } from '../quantile.ts';
import type { Row } from '../row.ts';

/** Typed key by key, then deleted key by key. The last one is in no mail. */
export const TYPED = [
  'confirm code',
  'unique777',
  'お知らせ',
  'grosse cafe',
  'password reset invoice',
  'zzz',
  'sender 12',
  'reservation tomorrow',
];

/**
 * From a key press to the list laid out, on the page's main thread, without the wait for the next frame.
 */
export async function measureSearch(popup: Page): Promise<Row[]> {
  const opener = await popup.waitForSelector('.search-opener button');
  if (!opener) throw new Error('There is no button that opens the search');
  await popup.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { mayflySearchTimes: times });
    const rest = new MessageChannel();
    let startedAt = 0;
    rest.port1.onmessage = () => {
      document.querySelector('.message-list')?.getBoundingClientRect();
      times.push(performance.now() - startedAt);
    };
    addEventListener(
      'input',
      () => {
        startedAt = performance.now();
        // Arrives after the event and all that it started, timers excepted.
        rest.port2.postMessage(null);
      },
      { capture: true },
    );
  });
  const openedAt = performance.now();
  await opener.click();
  await waitFor('the results', () => popup.evaluate(() => document.querySelector('.search-head') !== null));
  const openMs = performance.now() - openedAt;
  const field = await popup.waitForSelector('input[type=search]');
  if (!field) throw new Error('There is no search field');

  // The thread's clock leaves out the time of other programs.
  const session = await popup.createCDPSession();
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const readThreadMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const threadMs = await readThreadMs();
  for (const words of TYPED) {
    await field.type(words);
    for (const _ of words) await field.press('Backspace');
  }
  const times = await popup.evaluate(
    () => (globalThis as unknown as { mayflySearchTimes: number[] }).mayflySearchTimes,
  );
  const perPress = ((await readThreadMs()) - threadMs) / times.length;
  return [
    { name: '10,000 messages: search opened, all of it in memory', value: openMs, unit: 'ms' },
    { name: 'search: key presses', value: times.length },
    {
      name: "search: a key press's whole work, frames included, by the thread's own clock, mean",
      value: perPress,
      unit: 'ms',
      goal: { atMost: 16 },
    },
    { name: 'search: key press to list, median', value: quantile(times, 0.5), unit: 'ms', goal: { atMost: 16 } },
    { name: 'search: key press to list, p95', value: quantile(times, 0.95), unit: 'ms', goal: { atMost: 16 } },
    { name: 'search: key press to list, slowest', value: Math.max(...times), unit: 'ms', goal: { atMost: 16 } },
  ];
}
