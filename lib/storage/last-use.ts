import { MINUTE } from '../i18n/time.ts';
import { z } from './schema.ts';

/**
 * When mail is hidden, if our pages stay unused until then.
 * @param lockMinutes 0 for never; undefined while it is not known: mail is hidden then if it ever was to be
 * @param lastUseAt epoch ms; undefined if no use is known
 * @returns epoch ms; `Infinity` for never, and a moment that has passed if it is hidden now, as after the clock was set back
 */
export function locksAt(lockMinutes: number | undefined, lastUseAt: number | undefined, now: number): number {
  if (lockMinutes === 0) return Number.POSITIVE_INFINITY;
  if (lockMinutes === undefined) return lastUseAt === undefined ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  if (lastUseAt === undefined || lastUseAt > now) return Number.NEGATIVE_INFINITY;
  return lastUseAt + lockMinutes * MINUTE;
}

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
