type Accepted = {
  /** Why the weakness does not reach who uses or builds Mayfly. */
  why: string;
  /** The day from which on it is looked at again, as `2027-01-31`. */
  until: string;
};

/** Known vulnerabilities that we live with, by the URL of the advisory. */
const ACCEPTED: Readonly<Record<string, Accepted>> = {};

/**
 * @param found the title of each known vulnerability, by the URL of its advisory
 * @param today as `until` is written
 * @returns a line for each one to look at
 */
export function findUnaccepted(found: ReadonlyMap<string, string>, today: string, accepted = ACCEPTED): string[] {
  const open = [...found].flatMap(([url, title]) => {
    const until = accepted[url]?.until;
    if (until === undefined) return [`${title}\n  ${url}`];
    return until < today ? [`Accepted until ${until}: ${title}\n  ${url}`] : [];
  });
  const idle = Object.keys(accepted).filter((url) => !found.has(url));
  return [...open, ...idle.map((url) => `Accepted, but no longer there: ${url}`)];
}
