// Minimum lengths of what counts as random, in characters.
const MIN_AFTER_VERIFY = 6;
const MIN_MIXED = 8;
const MIN_UNMIXED = 16;

/**
 * Whether a URL contains a token for one recipient: links that confirm something have one, pages for everyone do not.
 * @param isVerifyPath whether the path has a word for verifying, so that a short token counts
 */
export function hasToken(url: URL, isVerifyPath: boolean): boolean {
  return `${url.pathname}${url.search}${url.hash}`.split(/[/?&=#]/).some((part) => isRandom(part, isVerifyPath));
}

/**
 * Whether a part of a URL looks random: letters and digits mixed; a number of at least 16 digits, or of at least 6 after a word for
 * verifying; or at least 16 letters in both cases.
 */
function isRandom(part: string, isVerifyPath: boolean): boolean {
  return part.split(/[^A-Za-z0-9]+/).some((run) => {
    if (run.length < (isVerifyPath ? MIN_AFTER_VERIFY : MIN_MIXED)) return false;
    if (/^\d+$/.test(run)) return isVerifyPath;
    if (/\d/.test(run))
      return /[A-Za-z]\d+[A-Za-z]|\d[A-Za-z]+\d/.test(run) || /^[0-9a-f]+$/i.test(run) || run.length >= MIN_UNMIXED;
    return run.length >= MIN_UNMIXED && /[a-z][A-Z]/.test(run) && /[A-Z]{2}/.test(run);
  });
}
