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
