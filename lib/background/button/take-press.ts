import { browser } from 'wxt/browser';
import { createSerialQueue } from '../../storage/serial-queue.ts';
import { countPress, type Press, pressesSchema } from './press-pace.ts';

/** Kept until the browser is closed, through any death of the worker. No page can read it. */
const KEY = 'presses';

const queue = createSerialQueue();

/** Counts a press in a tab. Where the browser's storage fails, it does not count. */
export function takePress(tabId: number, now = Date.now()): Promise<Press> {
  return queue(async () => {
    const stored = await browser.storage.session.get(KEY);
    const known = pressesSchema.safeParse(stored[KEY]).data ?? { tabs: {}, all: undefined, saidAt: undefined };
    const { presses, ...press } = countPress(known, tabId, now);
    await browser.storage.session.set({ [KEY]: presses });
    return press;
  }).catch(() => ({ isCounted: false, isToBeSaid: false }));
}
