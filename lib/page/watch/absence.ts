/** If a tab was hidden for longer than this, the user is no longer expected to be waiting there. */
export const LONG_ABSENCE_MS = 2 * 60 * 1000;

/** Whether a page has been out of sight for long, once, since it was watched. All moments in ms, by one clock. */
export function createAbsence(isHidden: boolean, now: number) {
  let hiddenSince = isHidden ? now : undefined;
  let wasLong = false;

  const wasLongAway = (at: number): boolean => {
    wasLong ||= hiddenSince !== undefined && at - hiddenSince > LONG_ABSENCE_MS;
    return wasLong;
  };

  return {
    wasLongAway,
    change(isHiddenNow: boolean, at: number): void {
      wasLongAway(at);
      hiddenSince = isHiddenNow ? (hiddenSince ?? at) : undefined;
    },
  };
}
