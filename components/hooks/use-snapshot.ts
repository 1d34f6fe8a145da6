import { useEffect, useRef } from 'preact/hooks';
import { rememberLastView } from '../../lib/first-frame/last-view.ts';

type Taking = typeof import('../../lib/first-frame/take-snapshot.ts');

let taking: Taking | undefined;

/** A busy machine has nothing else to do only when the popup is gone. */
const LATEST_MS = 300;

/** A popup is not always told that it closes: as long as it is open, it says from time to time that one is still here. */
const STILL_HERE_MS = 10_000;

function remember(): void {
  const query = document.querySelector<HTMLInputElement>('input[type=search]')?.value ?? '';
  rememberLastView(location.hash, query, Date.now());
}

/**
 * Keeps what is on screen for the first frame of the next time, after every change and where one has scrolled to, when there is nothing
 * else to do, or after a moment; and where one is.
 * @param until epoch ms, when what is on screen stops being true; undefined while there is nothing to be kept
 * @param changes whatever changes what is on screen, but for the time
 */
export function useSnapshot(until: number | undefined, changes: readonly unknown[]): void {
  const latest = useRef(until);
  latest.current = until;

  useEffect(() => {
    remember();
    const take = async () => {
      const isFirst = !taking;
      taking ??= await import('../../lib/first-frame/take-snapshot.ts');
      if (latest.current !== undefined) taking.takeSnapshot(latest.current);
      if (!isFirst) taking.clearOtherSnapshots();
    };
    const idle = requestIdleCallback(take, { timeout: LATEST_MS });
    return () => cancelIdleCallback(idle);
  }, changes);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const keep = () => {
      if (latest.current !== undefined) taking?.takeSnapshot(latest.current);
      remember();
    };
    addEventListener('pagehide', keep, { signal });
    document.addEventListener('scrollend', keep, { signal, capture: true });
    // Whoever types waits for what they find, not for this.
    document.addEventListener('input', () => requestIdleCallback(remember), { signal });
    const timer = setInterval(remember, STILL_HERE_MS);
    return () => {
      leaving.abort();
      clearInterval(timer);
    };
  }, []);
}
