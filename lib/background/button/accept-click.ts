import { browser } from 'wxt/browser';
import { createSerialQueue } from '../../storage/serial-queue.ts';
import { notifyTooOften } from '../fill/fill-and-notify.ts';
import { type CountedClick, countClick, pressesSchema } from './click-rate.ts';

/** Kept until the browser is closed, through any death of the worker. No page can read it. */
const KEY = 'presses';

const queue = createSerialQueue();

/**
 * Counts a press in a tab, and says so to the user where there are too many.
 * @returns whether it counts; where the browser's storage fails, it does not
 */
export async function acceptClick(tabId: number, now = Date.now()): Promise<boolean> {
  const { isCounted, isAnnounced } = await queue(async (): Promise<CountedClick> => {
    const stored = await browser.storage.session.get(KEY);
    const { presses, ...press } = countClick(pressesSchema.safeParse(stored[KEY]).data ?? { fullAt: {} }, tabId, now);
    await browser.storage.session.set({ [KEY]: presses });
    return press;
  }).catch(() => ({ isCounted: false, isAnnounced: false }));
  if (isAnnounced) await notifyTooOften();
  return isCounted;
}
