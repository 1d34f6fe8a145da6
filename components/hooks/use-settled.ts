import { useEffect, useState } from 'preact/hooks';

/** Whether the value has been the same for so long; the first one is. */
export function useSettled(value: unknown, settledMs: number): boolean {
  const [settled, setSettled] = useState(() => value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), settledMs);
    return () => clearTimeout(timer);
  }, [value, settledMs]);
  return settled === value;
}
