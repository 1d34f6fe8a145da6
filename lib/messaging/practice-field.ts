import { type Browser, browser } from 'wxt/browser';
import { listenUntil } from '../storage/stored-item.ts';
import { type CallOf, practiceCalls } from './calls.ts';
import { isBackground } from './find-caller.ts';
import { parseCall } from './parse-call.ts';

/** Whether the URL is that of our own page with the practice field. */
export function isPracticePage(url: string | undefined): boolean {
  return url?.startsWith(browser.runtime.getURL('/options.html')) === true;
}

export async function fillPracticeField(): Promise<void> {
  const call: CallOf<typeof practiceCalls> = { call: 'fillPracticeField', args: {} };
  // It rejects if the page has just been closed.
  await browser.runtime.sendMessage(call).catch(() => {});
}

/** Calls back when the practice field should be filled, until the signal aborts. */
export function watchFillTrial(onFill: () => void, signal: AbortSignal): void {
  const listen = (message: unknown, sender: Browser.runtime.MessageSender) => {
    if (isBackground(sender) && parseCall(practiceCalls, message)) onFill();
  };
  listenUntil(browser.runtime.onMessage, listen, signal);
}
