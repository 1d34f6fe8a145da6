import { browser } from 'wxt/browser';
import { parseBaseUrl } from '../../storage/base-url.ts';
import { readServices } from '../../storage/connection.ts';
import { unneededPattern } from './unneeded-pattern.ts';

/** Gives back the permission for a service that is not connected, or not any more, unless something needs it. Never throws. */
export async function giveServiceBack(typedUrl: string): Promise<void> {
  const baseUrl = parseBaseUrl(typedUrl);
  if (baseUrl === undefined) return;
  try {
    const [services, { origins = [] }] = await Promise.all([readServices(), browser.permissions.getAll()]);
    const { host_permissions: installed = [] } = browser.runtime.getManifest();
    const pattern = unneededPattern(baseUrl, services, origins, installed);
    if (pattern !== undefined) await browser.permissions.remove({ origins: [pattern] });
  } catch (error) {
    console.warn('The permission for a service could not be given back:', error);
  }
}
