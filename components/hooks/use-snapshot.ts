import { useEffect, useRef } from 'preact/hooks';
import { rememberPlace } from '../../lib/snapshot/place.ts';

let takeSnapshot: typeof import('../../lib/snapshot/take-snapshot.ts').takeSnapshot | undefined;

/**
 * Keeps what is on screen for the first frame of the next time, after every change, when there is nothing else to do; and where one
 * was, when one leaves.
 * @param until epoch ms, when what is on screen stops being true; undefined while there is nothing to be kept
 * @param changes whatever changes what is on screen, but for the time
 */
export function useSnapshot(until: number | undefined, changes: readonly unknown[]): void {
  const latest = useRef(until);
  latest.current = until;

  useEffect(() => {
    const idle = requestIdleCallback(async () => {
      takeSnapshot ??= (await import('../../lib/snapshot/take-snapshot.ts')).takeSnapshot;
      if (latest.current !== undefined) takeSnapshot(latest.current);
    });
    return () => cancelIdleCallback(idle);
  }, changes);

  useEffect(() => {
    const leave = () => {
      if (latest.current !== undefined) takeSnapshot?.(latest.current);
      const query = document.querySelector<HTMLInputElement>('input[type=search]')?.value ?? '';
      rememberPlace(location.hash, query, Date.now());
    };
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);
}
