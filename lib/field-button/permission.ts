import { browser } from 'wxt/browser';
import { fieldButtonItem } from '../settings/field-button-item.ts';
import { chooseEverywhere, chooseSite, withoutPatterns } from './choice.ts';
import { ALL_SITES, sitePattern } from './site-pattern.ts';

/**
 * Switches the button on, everywhere or on one site. To be called within a click, before anything is waited for: browsers ask for
 * permissions only there. The wish is stored while the question is open, since a popup may not live to hear the answer; a no
 * takes it back.
 * @param site undefined for all
 * @returns whether the browser lets us in
 */
export async function switchFieldButtonOn(site?: string): Promise<boolean> {
  const pattern = site === undefined ? ALL_SITES : sitePattern(site);
  const asking = browser.permissions.request({ origins: [pattern] }).catch(() => false);
  await choose(site, true);
  const isGranted = await asking;
  if (!isGranted) await fieldButtonItem.update((choice) => withoutPatterns(choice, [pattern]));
  return isGranted;
}

/**
 * Switches the button off, everywhere or on one site. Firefox gets its right to all sites back. Chromium keeps it, since with all sites
 * it would take away every single one as well, the service's too (seen in 156); there the browser's own page of the extension does it.
 * The right to a single site stays: a fill into a frame may have asked for the same.
 */
export async function switchFieldButtonOff(site?: string): Promise<void> {
  await choose(site, false);
  if (site === undefined && import.meta.env.FIREFOX) await browser.permissions.remove({ origins: [ALL_SITES] });
}

function choose(site: string | undefined, isOn: boolean): Promise<void> {
  return fieldButtonItem.update((choice) =>
    site === undefined ? chooseEverywhere(choice, isOn) : chooseSite(choice, site, isOn),
  );
}
