import { browser } from 'wxt/browser';

/** What the background tells the page with the field for trying. */
const FILL_TRIAL = 'fillTrial';

/** Whether it is our own page with a field for trying: browsers let no extension write into its own pages from outside. */
export function isTrialPage(url: string | undefined): boolean {
  return url?.startsWith(browser.runtime.getURL('/options.html')) === true;
}

/** Has the page fill its field itself. */
export async function fillTrial(): Promise<void> {
  // Where the page has just gone there is nobody to hear it.
  await browser.runtime.sendMessage({ order: FILL_TRIAL }).catch(() => {});
}

/** Calls back when the field for trying is to be filled, until the signal aborts. */
export function watchFill(onFill: () => void, signal: AbortSignal): void {
  const listen = (message: unknown) => {
    if ((message as { order?: unknown }).order === FILL_TRIAL) onFill();
  };
  browser.runtime.onMessage.addListener(listen);
  signal.addEventListener('abort', () => browser.runtime.onMessage.removeListener(listen));
}
