import { browser, type PublicPath } from 'wxt/browser';

declare global {
  /** In a service worker only. */
  var importScripts: ((path: string) => void) | undefined;
}

/**
 * Loads a script that the background does not need at its start. A service worker has no `import()`; Firefox's background page has.
 * @param file with a slash before it
 * @throws where the script can't be loaded
 */
export async function loadLazyScript(file: PublicPath): Promise<void> {
  if (globalThis.importScripts) globalThis.importScripts(file);
  else await import(/* @vite-ignore */ browser.runtime.getURL(file));
}

/**
 * Called when the background starts. A service worker may load later only what it loaded while it was installed.
 * @see https://w3c.github.io/ServiceWorker/#importscripts
 */
export function installLazyScripts(files: readonly PublicPath[]): void {
  if (globalThis.importScripts) addEventListener('install', () => void Promise.all(files.map(loadLazyScript)));
}
