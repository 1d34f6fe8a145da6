import { browser } from 'wxt/browser';
import { ALL_SITES, exactPattern, hostPattern } from '../../site/site-pattern.ts';
import { parseBaseUrl } from '../../storage/base-url.ts';
import { readServices } from '../../storage/connection.ts';

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

/**
 * The permission that was asked for to connect a service, once nobody needs it.
 * @param installed those that installing gave: the browser keeps them
 * @returns undefined where it is needed, or was never given. One for the whole host or for all sites says more, and stays with this one
 *   in it: the field button or a code asked for that
 */
export function unneededPattern(
  baseUrl: string,
  services: string[],
  granted: string[],
  installed: string[],
): string | undefined {
  const pattern = hostPattern(baseUrl);
  const isWanted = services.some((url) => hostPattern(url) === pattern);
  const wider = [ALL_SITES, exactPattern(new URL(baseUrl).hostname)];
  const stays = isWanted || installed.includes(pattern) || wider.some((other) => granted.includes(other));
  return granted.includes(pattern) && !stays ? pattern : undefined;
}
