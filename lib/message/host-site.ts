/** The registrable domain of a host, as far as that can be told without a list; an IP address is its own. */
export function siteOf(host: string): string {
  const labels = host.toLowerCase().split('.').filter(Boolean);
  // `co.uk`, `com.au`: a short label before a country's is part of the ending.
  const isTwoPart =
    labels.length > 2 &&
    labels.at(-1)?.length === 2 &&
    /^(co|com|net|org|gov|ac|edu|or|ne|go)$/.test(labels.at(-2) ?? '');
  return /^\d+$/.test(labels.at(-1) ?? '') ? host : labels.slice(isTwoPart ? -3 : -2).join('.');
}
