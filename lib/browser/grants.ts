import { ALL_SITES } from '../site/site-pattern.ts';
import { type Purpose, purposesOf, type Uses } from './purposes.ts';

/**
 * A permission that the browser gave for a host.
 * @property host absent for all sites
 * @property purposes what for, one or more
 * @property isFixed no extension can give it back: it came with the installation
 */
export type Grant = { pattern: string; host?: string; purposes: [Purpose, ...Purpose[]]; isFixed: boolean };

const OF_HOST = /^(?:\*|https?):\/\/(?:\*\.)?([^/*]+)\/\*$/;

/**
 * What is granted, for a person to read: all sites first, then by host.
 * @param origins match patterns; what is not about the web is left out
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
