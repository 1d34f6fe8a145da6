import type { Browser } from 'puppeteer-core';

/** A browser that a test uses. @property readLog what its consoles said @property savePicture of the screen; absent where it has none */
export type Witness = {
  browser: Browser;
  readLog?: () => Promise<string[]>;
  savePicture?: (file: string) => Promise<void>;
};

/** Of the file that runs now: a worker of the test runner runs one file at a time. */
export const witnesses = new Set<Witness>();

/** From now on, a test of this file that fails leaves what this browser shows in `FAILURES_FOLDER`. */
export function addWitness(witness: Witness): void {
  witnesses.add(witness);
  witness.browser.once('disconnected', () => witnesses.delete(witness));
}
