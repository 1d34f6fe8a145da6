import type { Browser } from 'wxt/browser';
import { fillTrial, isTrialPage } from '../../messaging/fill-trial.ts';
import { findActiveTarget } from './active-target.ts';
import { fillAndNotify } from './fill-and-notify.ts';

/**
 * Fills the field with the cursor; where it is in none, the page's, but no log-in.
 * @param command the only one of ours is `fill`; browsers may send others
 * @param onKept called once an address is in the mailbox
 */
export async function fillFromShortcut(
  command: string,
  tab: Browser.tabs.Tab | undefined,
  onKept: () => void,
): Promise<void> {
  if (command !== 'fill') return;
  const { target, url, place } = await findActiveTarget(tab);
  if (isTrialPage(url)) return fillTrial();
  await fillAndNotify({ target, url, place, withSearch: true, cursorFirst: true, onKept });
}
