import { browser } from 'wxt/browser';
import { ALL_SITES, exactPattern, hostPattern } from '../../site/site-pattern.ts';
import { parseBaseUrl } from '../../storage/base-url.ts';
import { readServices } from '../../storage/connection.ts';

/** Removes the permission for a service that is not connected (any more), unless it is needed otherwise. Never throws. */
export async function revokeService(typedUrl: string): Promise<void> {
  const baseUrl = parseBaseUrl(typedUrl);
  if (baseUrl === undefined) return;
  try {
    const [services, { origins = [] }] = await Promise.all([readServices(), browser.permissions.getAll()]);
    const { host_permissions: installed = [] } = browser.runtime.getManifest();
    const pattern = unneededPattern(baseUrl, services, origins, installed);
    if (pattern !== undefined) await browser.permissions.remove({ origins: [pattern] });
  } catch (error) {
    console.warn('The permission for a service could not be revoked:', error);
  }
}

/**
 * The permission that was requested to connect a service and is no longer needed.
 * @param installed permissions granted at installation: the browser does not remove them
 * @returns undefined if the permission is needed or was never granted. Also undefined if the user granted the whole host or all sites, for
 *   the field button or a code: that permission includes this one, which then stays
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
