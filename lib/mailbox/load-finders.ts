import type { createCodeFinder } from '../codes/create-code-finder.ts';
import type { createLinkFinder } from '../codes/create-link-finder.ts';
import { loadScript } from '../scripts/load-script.ts';
import type { searchTextOf } from './search/search-text.ts';

/** The code that reads a body: a script of its own, which a worker that wakes only to ask for mail does not load. */
export type Finders = {
  createCodeFinder: typeof createCodeFinder;
  createLinkFinder: typeof createLinkFinder;
  searchTextOf: typeof searchTextOf;
};

declare global {
  /** Set by that script. */
  var mayflyFinders: Finders | undefined;
}

export const FINDERS_FILE = '/finders.js';

/**
 * Loads the script, once in the life of a worker.
 * @throws if it cannot be loaded
 */
export async function loadFinders(): Promise<Finders> {
  if (!globalThis.mayflyFinders) await loadScript(FINDERS_FILE);
  if (!globalThis.mayflyFinders) throw new Error(`${FINDERS_FILE} did not run`);
  return globalThis.mayflyFinders;
}
