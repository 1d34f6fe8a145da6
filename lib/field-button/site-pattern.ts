/** Every page of the web, as a match pattern. */
export const ALL_SITES = '*://*/*';

/**
 * The match pattern of a site: its registrable domain with all that is below it, or one machine. Patterns know no ports.
 * @see https://developer.mozilla.org/en-US/docs/Mozilla/Add-ons/WebExtensions/Match_patterns
 */
export function sitePattern(site: string): string {
  const isMachine = /^[\d.]+$|^\[/.test(site);
  return isMachine ? `*://${site}/*` : `*://*.${site}/*`;
}
