import { MINUTE } from '../../i18n/time.ts';

/** If a tab was hidden for longer than this, the user is no longer expected to be waiting there. */
export const LONG_ABSENCE_MS = 2 * MINUTE;

/** Records whether a page was hidden for long, at any time since it was watched. All times are in ms, of the same clock. */
export function createAbsence(isHidden: boolean, now: number) {
  let hiddenSince = isHidden ? now : undefined;
  let wasLong = false;

  const updateWasLong = (at: number): boolean => {
    wasLong ||= hiddenSince !== undefined && at - hiddenSince > LONG_ABSENCE_MS;
    return wasLong;
  };

  return {
    wasLongAway: updateWasLong,
    change(isHiddenNow: boolean, at: number): void {
      updateWasLong(at);
      hiddenSince = isHiddenNow ? (hiddenSince ?? at) : undefined;
    },
  };
}
