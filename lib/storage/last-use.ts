import { MINUTE } from '../i18n/time.ts';
import { readPageNote, writePageNote } from './page-note.ts';
import { z } from './schema.ts';

/**
 * When mail is hidden, if our pages are not used until then.
 * @param lockMinutes 0 for never; undefined while the setting is unknown: then mail is hidden if a last use is stored, which only happens
 *   while hiding is on
 * @param lastUseAt epoch ms; undefined if no use is known
 * @returns epoch ms; `Infinity` for never; a time in the past if mail is hidden now, for example because the clock was set back
 */
export function locksAt(lockMinutes: number | undefined, lastUseAt: number | undefined, now: number): number {
  if (lockMinutes === 0) return Number.POSITIVE_INFINITY;
  if (lockMinutes === undefined) return lastUseAt === undefined ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  if (lastUseAt === undefined || lastUseAt > now) return Number.NEGATIVE_INFINITY;
  return lastUseAt + lockMinutes * MINUTE;
}

const KEY = 'lastUseAt';

const lastUseSchema = z.number();

/** Stores that a page of ours is in use. @param now epoch ms */
export function rememberUse(now: number): void {
  writePageNote(KEY, String(now));
}

/** @returns epoch ms; undefined if no use is known */
export function readLastUse(): number | undefined {
  return lastUseSchema.safeParse(Number(readPageNote(KEY) ?? Number.NaN)).data;
}

export function forgetLastUse(): void {
  writePageNote(KEY, undefined);
}
