import { browser } from 'wxt/browser';
import { z } from '../schema/z.ts';
import { storedItem } from './stored-item.ts';

/** The version whose news the person has seen, or that they installed first. 0.1.0 had none, and did not always store it. */
export const newsSeenItem = storedItem('newsSeen', z._default(z.string(), '0.1.0'));

/** The version of Mayfly that runs. */
export function readVersion(): string {
  return browser.runtime.getManifest().version;
}

/** Who has just installed it is told nothing of what is new. @param reason as `runtime.onInstalled` gives it */
export async function seeNewsAtInstall(reason: string): Promise<void> {
  if (reason === 'install') await newsSeenItem.write(readVersion());
}
