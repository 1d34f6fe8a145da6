import { useEffect, useState } from 'preact/hooks';

/** The time, epoch ms, again after every `everyMs`: what is shown as "4 s ago" grows old by itself. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
