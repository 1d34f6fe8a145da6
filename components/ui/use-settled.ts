import { useEffect, useState } from 'preact/hooks';

/** Whether the value has stayed the same for `settledMs`. */
export function useSettled(value: unknown, settledMs: number): boolean {
  const [settled, setSettled] = useState<unknown>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), settledMs);
    return () => clearTimeout(timer);
  }, [value, settledMs]);
  return settled === value;
}
