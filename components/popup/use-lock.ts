import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { forgetLastUse, locksAt, readLastUse, rememberUse } from '../../lib/storage/last-use.ts';

/** The events that count as use of a page. Events within a mail's frame do not reach the page. */
const USES = ['pointerdown', 'keydown', 'wheel', 'touchmove'];

/** The shortest interval between two notes that the page is in use. */
const NOTE_INTERVAL_MS = 1000;

/** How often the time is checked, as timers do not run while a computer sleeps. It is also checked when the page is shown again. */
const CHECK_INTERVAL_MS = 5000;

/**
 * Locks the mailbox when none of Mayfly's pages was used for a while, until the user unlocks it.
 * @param lockMinutes 0 for never; undefined until the settings are read
 */
export function useLock(lockMinutes: number | undefined): { isLocked: boolean; unlock: () => void } {
  const findLockAt = () => locksAt(lockMinutes, readLastUse(), Date.now());
  const [isUnlocked, setUnlocked] = useState(() => findLockAt() > Date.now());
  const isLocked = lockMinutes !== 0 && !isUnlocked;
  const wasKnown = useRef(lockMinutes !== undefined);

  // A layout effect, so that it runs before the first frame: showing mail counts as use, and locked mail must not be visible for a frame.
  useLayoutEffect(() => {
    if (lockMinutes === undefined) return;
    // If the settings are read after the first render, they decide now whether the mailbox is locked. Reading them is no use of the page.
    const isUnlockedNow = wasKnown.current ? isUnlocked : findLockAt() > Date.now();
    wasKnown.current = true;
    if (lockMinutes === 0) forgetLastUse();
    if (lockMinutes === 0 || isUnlockedNow !== isUnlocked) {
      setUnlocked(lockMinutes === 0 || isUnlockedNow);
      return;
    }
    if (!isUnlocked) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const checkTime = () => {
      if (findLockAt() <= Date.now()) setUnlocked(false);
    };
    let notedAt = Date.now();
    rememberUse(notedAt);
    const note = () => {
      if (Math.abs(Date.now() - notedAt) < NOTE_INTERVAL_MS) return;
      // If the time is up already, the page is locked: this event comes too late to count as use.
      checkTime();
      notedAt = Date.now();
      if (findLockAt() > notedAt) rememberUse(notedAt);
    };
    for (const use of USES) addEventListener(use, note, { signal, capture: true, passive: true });
    addEventListener('focus', checkTime, { signal });
    document.addEventListener('visibilitychange', checkTime, { signal });
    const timer = setInterval(checkTime, CHECK_INTERVAL_MS);
    return () => {
      leaving.abort();
      clearInterval(timer);
    };
  }, [lockMinutes, isUnlocked]);

  return {
    isLocked,
    unlock() {
      rememberUse(Date.now());
      setUnlocked(true);
    },
  };
}
