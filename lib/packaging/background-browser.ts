import { POLYFILL_FILE } from './polyfill-file.ts';

// What the polyfill does for us is to let calls be answered with a promise. Firefox and newer Chromium have a `browser` of their own
// that can, and a worker starts faster without it; `minimum_chrome_version` is older than that.
const here = globalThis as { browser?: typeof import('wxt/browser').browser; importScripts?: (path: string) => void };
if (!here.browser?.runtime?.id) here.importScripts?.(`/${POLYFILL_FILE}`);

/** Stands in for `wxt/browser` in the background. */
export const { browser } = here;
