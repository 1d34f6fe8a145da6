import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { forgetLastUse, locksAt, readLastUse, rememberUse } from '../../lib/storage/last-use.ts';

/** What a user does with a page. A mail's frame keeps what is done in it to itself. */
const USES = ['pointerdown', 'keydown', 'wheel', 'touchmove'];

/** A use is noted so often. */
const STEP_MS = 1000;

/** A computer that slept has no timers: it is looked up once in a while, and when the page is seen again. */
const LOOKS_AFTER_MS = 5000;

/**
 * Hides mail when no page of ours was used for a while, until the user wants to see it.
 * @param lockMinutes 0 for never; undefined until the settings are read
 */
export function useLock(lockMinutes: number | undefined): { isLocked: boolean; unlock: () => void } {
  const findUntil = () => locksAt(lockMinutes, readLastUse(), Date.now());
  const [isUnlocked, setUnlocked] = useState(() => findUntil() > Date.now());
  const isLocked = lockMinutes !== 0 && !isUnlocked;
  const wasKnown = useRef(lockMinutes !== undefined);

  // Before the mail is seen: its first moment counts as use, and what must be hidden is not shown for a frame.
  useLayoutEffect(() => {
    if (lockMinutes === undefined) return;
    // Settings that were read late say whether mail is hidden from the start. They are no use of the page.
    const isUnlockedNow = wasKnown.current ? isUnlocked : findUntil() > Date.now();
    wasKnown.current = true;
    if (lockMinutes === 0) forgetLastUse();
    if (lockMinutes === 0 || isUnlockedNow !== isUnlocked) {
      setUnlocked(lockMinutes === 0 || isUnlockedNow);
      return;
    }
    if (!isUnlocked) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const look = () => {
      if (findUntil() <= Date.now()) setUnlocked(false);
    };
    let notedAt = Date.now();
    rememberUse(notedAt);
    const note = () => {
      if (Math.abs(Date.now() - notedAt) < STEP_MS) return;
      // A page that is about to be hidden is hidden when the user comes back to it.
      look();
      notedAt = Date.now();
      if (findUntil() > notedAt) rememberUse(notedAt);
    };
    for (const use of USES) addEventListener(use, note, { signal, capture: true, passive: true });
    addEventListener('focus', look, { signal });
    document.addEventListener('visibilitychange', look, { signal });
    const timer = setInterval(look, LOOKS_AFTER_MS);
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
