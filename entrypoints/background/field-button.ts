import { browser } from 'wxt/browser';
import { isWanted } from '../../lib/field-button/choice.ts';
import { fillAndNotify } from '../../lib/filling/fill-and-notify.ts';
import { findSite } from '../../lib/mailbox/site.ts';
import { type CallingFrame, receiveFieldCalls } from '../../lib/rpc/receive-field-calls.ts';
import { loadLate } from '../../lib/scripts/load-late.ts';
import { fieldButtonItem } from '../../lib/settings/field-button-item.ts';

async function isWantedIn({ pageUrl, frameUrl }: CallingFrame): Promise<boolean> {
  return isWanted(await fieldButtonItem.read(), findSite(pageUrl), findSite(frameUrl));
}

/**
 * The button in e-mail fields: registered where it is wanted and allowed, and answered when it is pressed.
 * @param onKept called once an address is in the mailbox
 */
export function serveFieldButton(onKept: () => void, signal: AbortSignal): void {
  const keepInStep = async () => (await loadLate()).keepFieldButtonInStep();
  const start = async () => {
    await (await loadLate()).forgetRefusedSites();
    await keepInStep();
  };
  browser.runtime.onInstalled.addListener(start);
  browser.runtime.onStartup.addListener(start);
  browser.permissions.onAdded.addListener(keepInStep);
  browser.permissions.onRemoved.addListener(start);
  fieldButtonItem.watch(() => void keepInStep(), signal);

  receiveFieldCalls({
    mayShowButton: isWantedIn,
    async fillHere(frame) {
      // A page from before it was switched off.
      if (!(await isWantedIn(frame))) return;
      const { tabId, frameId, pageUrl, frameUrl } = frame;
      await fillAndNotify({ place: { tabId, frameId }, url: pageUrl ?? frameUrl, withSearch: false, onKept });
    },
  });
}
