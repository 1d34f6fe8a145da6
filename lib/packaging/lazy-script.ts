import { browser, type PublicPath } from 'wxt/browser';
import { createTrustedPolicy } from './trusted-policy.ts';

declare global {
  /** In a service worker only. */
  var importScripts: ((path: string) => void) | undefined;
}

/** The path of a script in the package. A URL with a host, such as `//a.example/b.js`, does not match. */
const OWN_FILE = /^\/[\w-]+\.js$/;

/** Created at first use, which is only in a service worker: a page may have this module in two bundles, but allows a policy name once. */
let policy: { createScriptURL: (file: string) => string } | undefined;

function trustedFile(file: string): string {
  policy ??= createTrustedPolicy('lazy-script', {
    createScriptURL(url) {
      if (!OWN_FILE.test(url)) throw new TypeError(`Not a script of ours: ${url}`);
      return url;
    },
  });
  return policy.createScriptURL(file);
}

/**
 * Loads a script that the background does not need at its start. A service worker has no `import()`; Firefox's background page has.
 * @throws where the script can't be loaded
 */
async function loadLazyScript(file: PublicPath): Promise<void> {
  if (globalThis.importScripts) globalThis.importScripts(trustedFile(file));
  else await import(/* @vite-ignore */ browser.runtime.getURL(file));
}

/** Loads a script, once per context, and returns what it sets. @param find reads that global; undefined before the script ran */
export async function loadGlobal<T>(file: PublicPath, find: () => T | undefined): Promise<T> {
  if (find() === undefined) await loadLazyScript(file);
  const loaded = find();
  if (loaded === undefined) throw new Error(`${file} did not run`);
  return loaded;
}

/**
 * Called when the background starts. After its installation, a service worker can import only scripts that it imported during it.
 * @see https://w3c.github.io/ServiceWorker/#importscripts
 */
export function installLazyScripts(files: readonly PublicPath[]): void {
  if (globalThis.importScripts) addEventListener('install', () => void Promise.all(files.map(loadLazyScript)));
}
