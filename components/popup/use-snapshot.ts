import { useEffect, useRef } from 'preact/hooks';
import { rememberLastView } from '../../lib/first-frame/last-view.ts';

type Taking = typeof import('../../lib/first-frame/take-snapshot.ts');

let taking: Taking | undefined;

/** On a busy machine an idle callback may come only when the popup is gone. */
const LATEST_MS = 300;

/** `pagehide` does not always come when a popup closes: while it is open, the last view is stored again and again. */
const STILL_HERE_MS = 10_000;

function remember(): void {
  const query = document.querySelector<HTMLInputElement>('input[type=search]')?.value ?? '';
  rememberLastView(location.hash, query, Date.now());
}

/**
 * Stores what is on screen, for the first frame of the next popup, and which view it is: after every change and every scroll, when idle
 * or after a moment.
 * @param until epoch ms, when what is on screen stops being true; undefined while there is nothing to store
 * @param changes what the screen depends on, except the time
 * @param isOff nothing is stored, in a private window
 */
export function useSnapshot(until: number | undefined, changes: readonly unknown[], isOff = false): void {
  const latest = useRef(until);
  latest.current = until;

  useEffect(() => {
    if (isOff) return;
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
    if (isOff) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const keep = () => {
      if (latest.current !== undefined) taking?.takeSnapshot(latest.current);
      remember();
    };
    addEventListener('pagehide', keep, { signal });
    document.addEventListener('scrollend', keep, { signal, capture: true });
    // When idle: the search results come first.
    document.addEventListener('input', () => requestIdleCallback(remember), { signal });
    const timer = setInterval(remember, STILL_HERE_MS);
    return () => {
      leaving.abort();
      clearInterval(timer);
    };
  }, []);
}
