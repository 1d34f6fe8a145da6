import type { PlainKey } from '../language/text.ts';

/** What a version brought that changes something for people: told once, in one line, after the update. */
export type News = { version: string; says: PlainKey };

/** The oldest first. Most versions have none. */
export const NEWS: readonly News[] = [];

/** Below 0 where the first is older, 0 for the same. @param one such as `1.10.2` */
function compareVersions(one: string, other: string): number {
  const [ones, others] = [one, other].map((version) => version.split('.').map(Number));
  const differences = [0, 1, 2, 3].map((at) => (ones?.[at] ?? 0) - (others?.[at] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}

/**
 * The newest that the person has not seen.
 * @param seen the version whose news they have seen, or that they installed first
 * @param version the one that runs: of a later one, before a downgrade, there is nothing to tell
 */
export function findNews(seen: string, version: string, news: readonly News[] = NEWS): News | undefined {
  return news.findLast((one) => compareVersions(one.version, seen) > 0 && compareVersions(one.version, version) <= 0);
}
