import { browser } from 'wxt/browser';

/** After install the options page opens, to connect a service. @param reason as `runtime.onInstalled` gives it */
export async function openWelcome(reason: string): Promise<void> {
  if (reason === 'install') await browser.runtime.openOptionsPage();
}
