import { browser, type PublicPath } from 'wxt/browser';
import { createTrustedPolicy } from './trusted-policy.ts';

declare global {
  /** In a service worker only. */
  var importScripts: ((path: string) => void) | undefined;
}

/** An extension's own script: of a host it would have two slashes before it. */
const OWN_FILE = /^\/[\w-]+\.js$/;

/** Created when a worker first needs it: pages may hold this file twice, and create no policy twice. */
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

/**
 * What a script leaves behind, which is loaded once in the life of a context.
 * @param find what it leaves in a global
 */
export async function loadGlobal<T>(file: PublicPath, find: () => T | undefined): Promise<T> {
  if (find() === undefined) await loadLazyScript(file);
  const loaded = find();
  if (loaded === undefined) throw new Error(`${file} did not run`);
  return loaded;
}

/**
 * Called when the background starts. A service worker may load later only what it loaded while it was installed.
 * @see https://w3c.github.io/ServiceWorker/#importscripts
 */
export function installLazyScripts(files: readonly PublicPath[]): void {
  if (globalThis.importScripts) addEventListener('install', () => void Promise.all(files.map(loadLazyScript)));
}
