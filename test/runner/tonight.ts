import { DAY } from '../../lib/i18n/time.ts';

/** What takes long is parted among so many nights. */
const NIGHTS = 3;

/** Whether something is tried tonight: each has its turn within `NIGHTS` nights. @param at its place in a list */
export const isOfTonight = (at: number, now = Date.now()): boolean => (at + Math.floor(now / DAY)) % NIGHTS === 0;
