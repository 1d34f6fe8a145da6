import { browser } from 'wxt/browser';
import { callBackground } from '../messaging/call-background.ts';
import { ALL_SITES, exactPattern, hostPattern } from '../site/site-pattern.ts';
import { connectionsItem } from '../storage/connection.ts';
import { listenUntil } from '../storage/listen.ts';
import { fieldButtonItem } from '../storage/settings.ts';

/**
 * A permission that the browser gave for a host.
 * @property host absent for all sites
 * @property purposes what for, one or more
 * @property isFixed no extension can give it back: it came with the installation
 */
export type Grant = { pattern: string; host?: string; purposes: [Purpose, ...Purpose[]]; isFixed: boolean };

const OF_HOST = /^(?:\*|https?):\/\/(?:\*\.)?([^/*]+)\/\*$/;

/**
 * What is granted, for a user to read: all sites first, then by host.
 * @param fixed those that can't be given back
 */
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

/** What a permission for a host is for. `other`: a frame or images that the user let us into once, or nothing any more. */
type Purpose = 'service' | 'everywhere' | 'button' | 'codes' | 'other';

/**
 * What is in use.
 * @property buttonSites hosts that the field button was switched on for
 * @property codeSites origins that codes fill themselves in on
 */
type Uses = { services: string[]; buttonSites: string[]; codeSites: string[] };

/** What a granted match pattern is for, one or more. */
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
 * even what installing gave. Those that are needed are asked for again at once, in the same click: it gives what the user gave
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

/** @property fixed those that can't be given back: Chromium keeps what installing gave, Firefox lets that go too */
export type GrantedOrigins = { origins: string[]; fixed: string[] };

/** The hosts that the browser lets us into, as match patterns. */
export async function readGrantedOrigins(): Promise<GrantedOrigins> {
  const { origins = [] } = await browser.permissions.getAll();
  const { host_permissions: installed = [] } = browser.runtime.getManifest();
  return { origins, fixed: import.meta.env.FIREFOX ? [] : installed };
}

export function watchGrantedOrigins(onChange: () => void, signal: AbortSignal): void {
  for (const event of [browser.permissions.onAdded, browser.permissions.onRemoved])
    listenUntil(event, onChange, signal);
}

/** Gives one back. To be called within a click: with that for all sites, Chromium takes others along, and they are asked for again. */
export async function giveOriginBack(pattern: string): Promise<void> {
  if (pattern === ALL_SITES) await switchFieldButtonOff();
  else await browser.permissions.remove({ origins: [pattern] });
}
