import { ALL_SITES, exactPattern, sitePattern } from '../../site/host.ts';
import type { FieldButtonChoice } from '../../storage/settings.ts';

const isWithin = (host: string, sites: string[]) => sites.some((site) => host === site || host.endsWith(`.${site}`));

/** Switches the button on everywhere, or only on the sites that were switched on one by one. */
export function chooseEverywhere(choice: FieldButtonChoice, isOn: boolean): FieldButtonChoice {
  return { ...choice, isEverywhere: isOn };
}

/**
 * Switches the button on or off on one host. To switch it on below a domain that is switched off, all of that domain is switched on; apart
 * from that, the choice for other hosts stays.
 */
export function chooseSite(choice: FieldButtonChoice, host: string, isOn: boolean): FieldButtonChoice {
  const onSites = choice.onSites.filter((other) => other !== host);
  if (isOn) {
    const offSites = choice.offSites.filter((other) => !isWithin(host, [other]));
    return { ...choice, onSites: choice.isEverywhere ? onSites : [...onSites, host], offSites };
  }
  const isOff = !choice.isEverywhere || isWithin(host, choice.offSites);
  return { ...choice, onSites, offSites: isOff ? choice.offSites : [...choice.offSites, host] };
}

/** The patterns to register the button's script with. */
export function scriptPatterns({ isEverywhere, onSites, offSites }: FieldButtonChoice): {
  matches: string[];
  excludeMatches: string[];
} {
  return {
    matches: isEverywhere ? [ALL_SITES] : onSites.map(exactPattern),
    excludeMatches: offSites.map(sitePattern),
  };
}

/**
 * Whether the button is wanted in a frame.
 * @param pageHost the host of the tab's page, undefined if the browser does not tell it
 * @param frameHost the host of the frame itself, undefined for frames without a URL of their own
 */
export function isWanted(
  { isEverywhere, onSites, offSites }: FieldButtonChoice,
  pageHost: string | undefined,
  frameHost: string | undefined,
): boolean {
  const hosts = [pageHost, frameHost].filter((host) => host !== undefined);
  if (hosts.some((host) => isWithin(host, offSites))) return false;
  return isEverywhere || hosts.some((host) => onSites.includes(host));
}

/** The host permissions that the choice needs. */
export function permissionPatterns({ isEverywhere, onSites }: FieldButtonChoice): string[] {
  return [...(isEverywhere ? [ALL_SITES] : []), ...onSites.map(exactPattern)];
}

/** The choice without the sites for whose patterns permission was refused. */
export function withoutPatterns(choice: FieldButtonChoice, refused: string[]): FieldButtonChoice {
  return {
    ...choice,
    isEverywhere: choice.isEverywhere && !refused.includes(ALL_SITES),
    onSites: choice.onSites.filter((site) => !refused.includes(exactPattern(site))),
  };
}
