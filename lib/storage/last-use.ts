import { z } from './schema/z.ts';

/** In `localStorage`, where all our pages read it at once. */
const KEY = 'lastUseAt';

const lastUseSchema = z.number();

/** Notes that a page of ours is in use. @param now epoch ms */
export function rememberUse(now: number): void {
  try {
    localStorage.setItem(KEY, String(now));
  } catch {
    // Storage is switched off: mail is hidden each time that a page opens.
  }
}

/** @returns epoch ms; undefined if no use is known */
export function readLastUse(): number | undefined {
  try {
    return lastUseSchema.safeParse(JSON.parse(localStorage.getItem(KEY) ?? '')).data;
  } catch {
    return undefined;
  }
}

/** The lock is off. */
export function forgetLastUse(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // There is nothing to be forgotten.
  }
}
