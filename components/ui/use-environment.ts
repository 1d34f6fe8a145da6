import { useEffect, useState } from 'preact/hooks';

/** The time, epoch ms, updated every `everyMs`, so that relative times stay true. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}

/** A value of the page's environment. @param watch calls back after each change, until the signal aborts */
function useWatched<T>(read: () => T, watch: (follow: () => void, signal: AbortSignal) => void, of?: unknown): T {
  const [value, setValue] = useState(read);
  useEffect(() => {
    const watching = new AbortController();
    const follow = () => setValue(read);
    watch(follow, watching.signal);
    // It may have changed since the first render.
    follow();
    return () => watching.abort();
  }, [of]);
  return value;
}

export const useHash = () =>
  useWatched(
    () => location.hash,
    (follow, signal) => addEventListener('hashchange', follow, { signal }),
  );

export const useMedia = (query: string) =>
  useWatched(
    () => matchMedia(query).matches,
    (follow, signal) => matchMedia(query).addEventListener('change', follow, { signal }),
    query,
  );

const DARK = '(prefers-color-scheme: dark)';

/** Whether the page is dark now: as the user chose, or else as the system prefers. */
export function isDarkNow(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : matchMedia(DARK).matches;
}

export const useIsDark = () =>
  useWatched(isDarkNow, (follow, signal) => {
    const chosen = new MutationObserver(follow);
    chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    signal.addEventListener('abort', () => chosen.disconnect());
    matchMedia(DARK).addEventListener('change', follow, { signal });
  });
