import { browser } from 'wxt/browser';
import { createSerialQueue } from '../../storage/serial-queue.ts';
import { type CountedClick, countClick, pressesSchema } from './click-rate.ts';

/** Kept until the browser is closed, through any death of the worker. No page can read it. */
const KEY = 'presses';

const queue = createSerialQueue();

/** Counts a press in a tab. Where the browser's storage fails, it does not count. */
export function acceptClick(tabId: number, now = Date.now()): Promise<CountedClick> {
  return queue(async () => {
    const stored = await browser.storage.session.get(KEY);
    const known = pressesSchema.safeParse(stored[KEY]).data ?? { tabs: {}, all: undefined, saidAt: undefined };
    const { presses, ...press } = countClick(known, tabId, now);
    await browser.storage.session.set({ [KEY]: presses });
    return press;
  }).catch(() => ({ isCounted: false, isAnnounced: false }));
}
