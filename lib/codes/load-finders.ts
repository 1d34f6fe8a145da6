import { browser } from 'wxt/browser';
import type { createCodeFinder } from './create-code-finder.ts';
import type { createLinkFinder } from './create-link-finder.ts';

/** The rules by which codes and links are found: a script of its own, as a worker that wakes only to ask for mail needs none of them. */
export type Finders = { createCodeFinder: typeof createCodeFinder; createLinkFinder: typeof createLinkFinder };

declare global {
  /** Set by that script. */
  var mayflyFinders: Finders | undefined;
  /** In a worker only. */
  var importScripts: ((path: string) => void) | undefined;
}

const FILE = '/finders.js';

/**
 * Loads the rules, once in the life of a worker. Firefox has a page in its place, which imports as pages do.
 * @throws where the script can't be loaded
 */
export async function loadFinders(): Promise<Finders> {
  if (!globalThis.mayflyFinders) {
    if (globalThis.importScripts) globalThis.importScripts(FILE);
    else await import(/* @vite-ignore */ browser.runtime.getURL(FILE));
  }
  if (!globalThis.mayflyFinders) throw new Error(`${FILE} did not run`);
  return globalThis.mayflyFinders;
}

/**
 * To be called when the background starts: a worker may import later only what it has imported when it was installed, from then on for
 * all of its lives.
 * @see https://w3c.github.io/ServiceWorker/#importscripts
 */
export function installFinders(): void {
  if (globalThis.importScripts) addEventListener('install', () => void loadFinders());
}
