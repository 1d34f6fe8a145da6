import { browser, type PublicPath } from 'wxt/browser';

declare global {
  /** In a worker only. */
  var importScripts: ((path: string) => void) | undefined;
}

/**
 * Brings a script of ours into the background. Firefox has a page there, which imports as pages do.
 * @param file with a slash before it
 * @throws where the script can't be loaded
 */
export async function loadScript(file: PublicPath): Promise<void> {
  if (globalThis.importScripts) globalThis.importScripts(file);
  else await import(/* @vite-ignore */ browser.runtime.getURL(file));
}

/**
 * To be called when the background starts: a worker may import later only what it has imported when it was installed, from then on for
 * all of its lives.
 * @see https://w3c.github.io/ServiceWorker/#importscripts
 */
export function installScripts(files: readonly PublicPath[]): void {
  if (globalThis.importScripts) addEventListener('install', () => void Promise.all(files.map(loadScript)));
}
