import { fillAndNotify } from '../filling/fill-and-notify.ts';
import type { CallingFrame } from '../rpc/find-caller.ts';
import { fieldButtonItem } from '../settings/field-button-item.ts';
import { loadSites } from '../site/loaded-sites.ts';
import { isWanted } from './choice.ts';

/** Whether the button is wanted in the frame that asks. */
export async function mayShowButton({ pageUrl, frameUrl }: CallingFrame): Promise<boolean> {
  const [choice, { findSite }] = await Promise.all([fieldButtonItem.read(), loadSites()]);
  return isWanted(choice, findSite(pageUrl), findSite(frameUrl));
}

/**
 * The button was pressed. Does nothing in a page that still shows it after it was switched off.
 * @param onKept called once an address is in the mailbox
 */
export async function fillHere(frame: CallingFrame, onKept: () => void): Promise<void> {
  if (!(await mayShowButton(frame))) return;
  const { tabId, frameId, pageUrl, frameUrl } = frame;
  await fillAndNotify({ target: { tabId, frameId }, url: pageUrl ?? frameUrl, withSearch: false, onKept });
}
