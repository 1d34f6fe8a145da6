import { browser } from 'wxt/browser';
import { callBackground } from '../messaging/call-background.ts';
import { ALL_SITES, exactPattern, findHost, hostPattern } from '../site/host.ts';
import { parseBaseUrl } from '../storage/base-url.ts';
import { connectionsItem, readServices } from '../storage/connection.ts';
import { codeSitesItem, fieldButtonItem } from '../storage/settings.ts';
import { listenUntil } from '../storage/stored-item.ts';

/** A permission that the browser granted for a host. */
export type Grant = {
  pattern: string;
  /** Absent for all sites. */
  host?: string;
  /** What it is for, one or more. */
  purposes: [Purpose, ...Purpose[]];
  /** It came with the installation, and extensions can't remove it. */
  isFixed: boolean;
};

const OF_HOST = /^(?:\*|https?):\/\/(?:\*\.)?([^/*]+)\/\*$/;

/** The granted permissions, for the user to read: all sites first, then by host. @param fixed permissions that can't be removed */
export function toGrants(origins: string[], fixed: string[], uses: Uses): Grant[] {
  return origins
    .flatMap((pattern): Grant[] => {
      const host = OF_HOST.exec(pattern)?.[1];
      if (host === undefined && pattern !== ALL_SITES) return [];
      const isFixed = fixed.includes(pattern);
      return [{ pattern, ...(host !== undefined && { host }), purposes: purposesOf(pattern, uses), isFixed }];
    })
    .toSorted((one, other) => (one.host ?? '').localeCompare(other.host ?? '', 'en'));
}

/** The purpose of a permission for a host. `other`: a frame or images that the user allowed once, or a purpose that no longer exists. */
type Purpose = 'service' | 'everywhere' | 'button' | 'codes' | 'other';

/** What is in use. */
type Uses = {
  services: string[];
  /** Hosts on which the field button was switched on. */
  buttonSites: string[];
  /** Origins on which codes fill themselves in. */
  codeSites: string[];
};

/** The purposes of a granted match pattern, one or more. */
export function purposesOf(pattern: string, { services, buttonSites, codeSites }: Uses): [Purpose, ...Purpose[]] {
  if (pattern === ALL_SITES) return ['everywhere'];
  const isOfCodes = (origin: string) => URL.canParse(origin) && pattern === exactPattern(new URL(origin).hostname);
  const found: Purpose[] = [
    ...(services.some((url) => hostPattern(url) === pattern) ? (['service'] as const) : []),
    ...(buttonSites.some((site) => exactPattern(site) === pattern) ? (['button'] as const) : []),
    ...(codeSites.some(isOfCodes) ? (['codes'] as const) : []),
  ];
  const [first = 'other', ...others] = found;
  return [first, ...others];
}

/** Whether Mayfly has the host permission of all these match patterns. */
export const hasAccess = (...origins: string[]) => browser.permissions.contains({ origins });

/** Those of the match patterns that Mayfly has the host permission of. */
export async function findGranted(patterns: string[]): Promise<string[]> {
  const answers = await Promise.all(patterns.map((pattern) => hasAccess(pattern)));
  return patterns.filter((_, at) => answers[at]);
}

/** Asks for the host permission of match patterns. Call it within a click, before any `await`. */
export const requestAccess = (...origins: string[]) => browser.permissions.request({ origins });

/**
 * Switches something on that needs the host permission of a match pattern. Call it during a click, before any `await`: browsers show
 * permission prompts only then. The choice is sent to the background before the prompt, since Chromium closes the popup when it opens the
 * prompt; the background stores it once the permission is granted.
 * @param send sends the choice
 * @returns whether the browser granted the permission
 */
export async function chooseWithPrompt(pattern: string, send: () => Promise<unknown>): Promise<boolean> {
  const choosing = send();
  const isGranted = await requestAccess(pattern).catch(() => false);
  await choosing;
  if (!isGranted) await callBackground('refusedAccess', {});
  return isGranted;
}

/** Switches the button on, everywhere or on one site: see `chooseWithPrompt`. @param site undefined for all */
export const switchFieldButtonOn = (site?: string) =>
  chooseWithPrompt(site === undefined ? ALL_SITES : exactPattern(site), () =>
    callBackground('chooseFieldButton', { site, isOn: true }),
  );

/**
 * Switches the button off, everywhere or on one host. Call it during a click. If it is switched off everywhere, the permission for all
 * sites is removed. The permission for a single host is not: a fill into a frame may need the same permission.
 */
export async function switchFieldButtonOff(site?: string): Promise<void> {
  const choosing = callBackground('chooseFieldButton', { site, isOn: false });
  if (site === undefined) await revokeAllSites();
  await choosing;
}

/**
 * Removes the permission for all sites. Firefox leaves those for single hosts as they are. Chromium (seen in 156) removes them as well,
 * even those that came with the installation. The needed ones are requested again at once, in the same click: Chromium grants without a
 * prompt what the user had granted before, and shows a prompt for a service whose permission came with the installation.
 */
async function revokeAllSites(): Promise<void> {
  const { origins = [] } = await browser.permissions.getAll();
  if (!origins.includes(ALL_SITES)) return;
  const [{ onSites }, { on }, connections] = await Promise.all([
    fieldButtonItem.read(),
    codeSitesItem.read(),
    connectionsItem.read(),
  ]);
  await browser.permissions.remove({ origins: [ALL_SITES] });
  const { origins: left = [] } = await browser.permissions.getAll();
  const { host_permissions: installed = [] } = browser.runtime.getManifest();
  const services = connections.map(({ baseUrl }) => hostPattern(baseUrl));
  const lost = origins.filter((origin) => origin !== ALL_SITES && !left.includes(origin));
  const needed = lost.filter((origin) => services.includes(origin) || !installed.includes(origin));
  if (needed.length === 0 || !(await browser.permissions.request({ origins: needed }).catch(() => false))) return;
  // The background has noticed the loss, and has removed the choices for these sites.
  for (const site of onSites) await callBackground('chooseFieldButton', { site, isOn: true });
  const givenBack = on.filter((origin) => needed.includes(exactPattern(findHost(origin) ?? '')));
  for (const origin of givenBack) await callBackground('chooseCodeFill', { origin, isOn: true });
}

export type GrantedOrigins = {
  origins: string[];
  /** Permissions that can't be removed: in Chromium those that came with the installation, in Firefox none. */
  fixed: string[];
};

/** The hosts that we have access to, as match patterns. */
export async function readGrantedOrigins(): Promise<GrantedOrigins> {
  const { origins = [] } = await browser.permissions.getAll();
  const { host_permissions: installed = [] } = browser.runtime.getManifest();
  return { origins, fixed: import.meta.env.FIREFOX ? [] : installed };
}

export function watchGrantedOrigins(onChange: () => void, signal: AbortSignal): void {
  for (const event of [browser.permissions.onAdded, browser.permissions.onRemoved])
    listenUntil(event, onChange, signal);
}

/** Removes a permission. Call it during a click: with the one for all sites, Chromium removes others, which are then requested again. */
export async function revokeOrigin(pattern: string): Promise<void> {
  if (pattern === ALL_SITES) await switchFieldButtonOff();
  else await browser.permissions.remove({ origins: [pattern] });
}

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
