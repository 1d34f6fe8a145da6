import { browser } from 'wxt/browser';
import { moment } from '../../storage/schema/moment.ts';

const KEY = 'browserSince';

/**
 * Since when this browser runs, as far as is known: its first worker that asks notes the moment. To be asked before anything that is
 * compared with it.
 * @returns epoch ms
 */
export async function readBrowserSince(now: number): Promise<number> {
  const { data } = moment.safeParse((await browser.storage.session.get(KEY))[KEY]);
  if (data !== undefined) return data;
  await browser.storage.session.set({ [KEY]: now });
  return now;
}
