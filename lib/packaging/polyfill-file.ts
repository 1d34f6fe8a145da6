/** Where the polyfill lies in the extension, for Chromium that is too old to have `browser`. */
export const POLYFILL_FILE = 'browser-polyfill.js';
