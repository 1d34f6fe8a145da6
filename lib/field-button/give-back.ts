import { browser } from 'wxt/browser';
import { fieldButtonItem } from '../settings/field-button-item.ts';
import { loadSites } from '../site/loaded-sites.ts';
import { oldGrants } from './old-grants.ts';

/** Gives back what version 0.1 was granted and nobody needs. What was chosen on the strength of it goes with it. */
export async function giveOldGrantsBack(): Promise<void> {
  const [{ findSite }, { origins = [] }, { isEverywhere }] = await Promise.all([
    loadSites(),
    browser.permissions.getAll(),
    fieldButtonItem.read(),
  ]);
  const { host_permissions: kept = [] } = browser.runtime.getManifest();
  const old = oldGrants(origins, kept, isEverywhere, !import.meta.env.FIREFOX, findSite);
  if (old.length > 0) await browser.permissions.remove({ origins: old });
}
