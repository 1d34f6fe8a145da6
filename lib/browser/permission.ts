import { browser } from 'wxt/browser';
import { callBackground } from '../messaging/call-background.ts';
import { ALL_SITES, exactPattern, hostPattern } from '../site/site-pattern.ts';
import { connectionsItem } from '../storage/connection.ts';
import { fieldButtonItem } from '../storage/field-button-item.ts';

/**
 * Switches the button on, everywhere or on one site. To be called within a click, before anything is waited for: browsers ask for
 * permissions only there. The choice is on its way to the background before the question is asked, since Chromium closes its popup
 * as soon as it asks; a no takes it back.
 * @param site undefined for all
 * @returns whether the browser lets us in
 */
export async function switchFieldButtonOn(site?: string): Promise<boolean> {
  const choosing = callBackground('chooseFieldButton', { site, isOn: true });
  const pattern = site === undefined ? ALL_SITES : exactPattern(site);
  const isGranted = await browser.permissions.request({ origins: [pattern] }).catch(() => false);
  await choosing;
  if (!isGranted) await callBackground('withdrawFieldButton', { site });
  return isGranted;
}

/**
 * Switches the button off, everywhere or on one host. To be called within a click. With the last of all sites, the permission for them
 * goes. The permission for a single host stays: a fill into a frame may have asked for the same.
 */
export async function switchFieldButtonOff(site?: string): Promise<void> {
  const choosing = callBackground('chooseFieldButton', { site, isOn: false });
  if (site === undefined) await giveAllSitesBack();
  await choosing;
}

/**
 * Gives back the permission for all sites. Firefox leaves those for single hosts as they are. Chromium takes them along (seen in 156),
 * even what installing gave. Those that somebody needs are asked for again at once, in the same click: it gives what the person gave
 * before without a question, and puts one for a service whose permission came with the installation.
 */
async function giveAllSitesBack(): Promise<void> {
  const { origins = [] } = await browser.permissions.getAll();
  if (!origins.includes(ALL_SITES)) return;
  const [{ onSites }, connections] = await Promise.all([fieldButtonItem.read(), connectionsItem.read()]);
  await browser.permissions.remove({ origins: [ALL_SITES] });
  const { origins: left = [] } = await browser.permissions.getAll();
  const { host_permissions: installed = [] } = browser.runtime.getManifest();
  const services = connections.map(({ baseUrl }) => hostPattern(baseUrl));
  const lost = origins.filter((origin) => origin !== ALL_SITES && !left.includes(origin));
  const needed = lost.filter((origin) => services.includes(origin) || !installed.includes(origin));
  if (needed.length === 0 || !(await browser.permissions.request({ origins: needed }).catch(() => false))) return;
  // The background has heard of the loss, and has taken back what was chosen for them.
  for (const site of onSites) await callBackground('chooseFieldButton', { site, isOn: true });
}
