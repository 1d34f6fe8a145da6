/**
 * Second levels under which countries register names, as in `co.uk`. The whole Public Suffix List would weigh more than the
 * rest of the worker; a suffix missed here makes two sites count as one, which costs a label and nothing else.
 */
const SECOND_LEVELS = new Set('ac co com edu gob gov go gr govt id info mil ne net nom or org sch web'.split(' '));

/**
 * The registrable domain of a page, by which an address remembers where it was used.
 * @returns undefined for pages that are on no site (`about:`, `file:`, the browser's own); an IP address or a single label as it is
 */
export function findSite(url: string | undefined): string | undefined {
  const parsed = url === undefined ? null : URL.parse(url);
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return undefined;
  const host = parsed.hostname.replace(/\.$/, '');
  if (/^[\d.]+$|^\[/.test(host)) return host;
  const labels = host.split('.');
  const [second, top] = labels.slice(-2);
  const isCountry = top?.length === 2 && second !== undefined && SECOND_LEVELS.has(second);
  return labels.slice(isCountry ? -3 : -2).join('.');
}
