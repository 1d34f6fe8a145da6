import { browser } from 'wxt/browser';
import { z } from '../schema/z.ts';
import { storedItem } from './stored-item.ts';

/** The version that has brought what is stored up to date; empty for none. */
const reviewedByItem = storedItem('reviewedBy', z._default(z.string(), ''));

/**
 * Does what each new version does once to what the ones before it stored. It is noted when it is done: a worker that dies over it leaves
 * it to the next one, so it must bear being done twice. Never throws.
 */
export async function oncePerVersion(review: () => Promise<void>): Promise<void> {
  try {
    const { version } = browser.runtime.getManifest();
    if ((await reviewedByItem.read()) === version) return;
    await review();
    await reviewedByItem.write(version);
  } catch (error) {
    console.warn('What is stored could not be brought up to date:', error);
  }
}
