import { browser } from 'wxt/browser';
import { callBackground } from '../rpc/call-background.ts';
import { ALL_SITES, sitePattern } from '../site/site-pattern.ts';

/**
 * Switches the button on, everywhere or on one site. To be called within a click, before anything is waited for: browsers ask for
 * permissions only there. The choice is on its way to the background before the question is asked, since Chromium closes its popup
 * as soon as it asks; a no takes it back.
 * @param site undefined for all
 * @returns whether the browser lets us in
 */
export async function switchFieldButtonOn(site?: string): Promise<boolean> {
  const choosing = callBackground('chooseFieldButton', { site, isOn: true });
  const pattern = site === undefined ? ALL_SITES : sitePattern(site);
  const isGranted = await browser.permissions.request({ origins: [pattern] }).catch(() => false);
  await choosing;
  if (!isGranted) await callBackground('withdrawFieldButton', { site });
  return isGranted;
}

/**
 * Switches the button off, everywhere or on one site. In Firefox, the permission for all sites is removed. In Chromium it stays:
 * removing it would remove the permission for every single site as well, the service's included (seen in 156). The person can remove it
 * on the browser's page of the extension. The permission for a single site stays: a fill into a frame may have asked for the same.
 */
export async function switchFieldButtonOff(site?: string): Promise<void> {
  await callBackground('chooseFieldButton', { site, isOn: false });
  if (site === undefined && import.meta.env.FIREFOX) await browser.permissions.remove({ origins: [ALL_SITES] });
}
