import { ALL_SITES, exactPattern, hostPattern } from '../site/site-pattern.ts';

/** What a permission for a host is for. `other`: a frame or images that the person let us into once, or nothing any more. */
export type Purpose = 'service' | 'everywhere' | 'button' | 'codes' | 'other';

/**
 * What is in use.
 * @property services base URLs of those that are connected
 * @property buttonSites hosts that the field button was switched on for
 * @property codeSites origins that codes fill themselves in on
 */
export type Uses = { services: string[]; buttonSites: string[]; codeSites: string[] };

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
