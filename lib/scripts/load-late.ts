import { loadScript } from './load-script.ts';

declare global {
  /** What the background does only now and then; each module adds its own. */
  interface MayflyLate {}
  /** Set by the script that holds it. */
  var mayflyLate: MayflyLate | undefined;
}

export const LATE_FILE = '/late.js';

/**
 * What the background does only now and then is a script of its own, as a worker that wakes only to ask for mail needs none of it.
 * @throws where the script can't be loaded
 */
export async function loadLate(): Promise<MayflyLate> {
  if (!globalThis.mayflyLate) await loadScript(LATE_FILE);
  if (!globalThis.mayflyLate) throw new Error(`${LATE_FILE} did not run`);
  return globalThis.mayflyLate;
}
