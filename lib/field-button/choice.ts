import type { FieldButtonChoice } from '../settings/field-button-item.ts';
import { ALL_SITES, sitePattern } from '../site/site-pattern.ts';

/** Everywhere, or only on the sites that were switched on one by one. */
export function chooseEverywhere(choice: FieldButtonChoice, isOn: boolean): FieldButtonChoice {
  return { ...choice, isEverywhere: isOn };
}

/** One site, whatever was chosen for the others. */
export function chooseSite(choice: FieldButtonChoice, site: string, isOn: boolean): FieldButtonChoice {
  const others = (sites: string[]) => sites.filter((other) => other !== site);
  const onSites = others(choice.onSites);
  const offSites = others(choice.offSites);
  return isOn
    ? { ...choice, onSites: choice.isEverywhere ? onSites : [...onSites, site], offSites }
    : { ...choice, onSites, offSites: choice.isEverywhere ? [...offSites, site] : offSites };
}

/** The match patterns of where the button is wanted, and of what is left out there. */
export function wantedPatterns({ isEverywhere, onSites, offSites }: FieldButtonChoice): {
  matches: string[];
  excludeMatches: string[];
} {
  return {
    matches: isEverywhere ? [ALL_SITES] : onSites.map(sitePattern),
    excludeMatches: offSites.map(sitePattern),
  };
}

/**
 * Whether the button is wanted in a frame.
 * @param pageSite of the tab, undefined where the browser does not tell
 * @param frameSite of the frame itself, undefined for frames without an address of their own
 */
export function isWanted(
  { isEverywhere, onSites, offSites }: FieldButtonChoice,
  pageSite: string | undefined,
  frameSite: string | undefined,
): boolean {
  const isAmong = (sites: string[]) => sites.some((site) => site === pageSite || site === frameSite);
  return !isAmong(offSites) && (isEverywhere || isAmong(onSites));
}

/** Every match pattern that the choice needs permission for. */
export function chosenPatterns({ isEverywhere, onSites }: FieldButtonChoice): string[] {
  return [...(isEverywhere ? [ALL_SITES] : []), ...onSites.map(sitePattern)];
}

/** The choice without the patterns that permission was refused for. */
export function withoutPatterns(choice: FieldButtonChoice, refused: string[]): FieldButtonChoice {
  return {
    ...choice,
    isEverywhere: choice.isEverywhere && !refused.includes(ALL_SITES),
    onSites: choice.onSites.filter((site) => !refused.includes(sitePattern(site))),
  };
}
