const NAMED =
  /(?:token|key|code|hash|sig|signature|ticket|otp|secret|nonce|jwt|digest|confirmation|verification|invitation|challenge|upn|uid|guid)s?$/i;
const SHORT = 6;
const LONG = 16;
const MIXED = 8;

/**
 * Whether a URL contains a token for one recipient: links that confirm something have one, pages for everyone do not.
 * @param proves whether the path has a word for verifying, so that a short token counts
 */
export function hasToken(url: URL, proves: boolean): boolean {
  for (const [name, value] of url.searchParams) {
    if (NAMED.test(name) ? value.length >= SHORT : isRandom(value, MIXED)) return true;
    if (proves && isRandom(value, SHORT)) return true;
  }
  const least = proves ? SHORT : MIXED;
  return `${url.pathname}/${url.hash.slice(1)}`
    .split(/[/?&=]/)
    .some((part) => part.length >= least && isRandom(part, least));
}

/** Whether a part of a URL looks random: letters and digits mixed, or both cases, or a number that is longer than those of pages. */
function isRandom(part: string, least: number): boolean {
  return part.split(/[^A-Za-z0-9]+/).some((run) => {
    if (run.length < least) return false;
    if (/^\d+$/.test(run)) return least === SHORT || run.length >= LONG;
    if (/\d/.test(run))
      return /[A-Za-z]\d+[A-Za-z]|\d[A-Za-z]+\d/.test(run) || /^[0-9a-f]+$/i.test(run) || run.length >= LONG;
    return run.length >= LONG && /[a-z][A-Z]/.test(run) && /[A-Z]{2}/.test(run);
  });
}
