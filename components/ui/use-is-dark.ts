import { useEffect, useState } from 'preact/hooks';

const query = matchMedia('(prefers-color-scheme: dark)');

/** Whether the system asks for a dark page now. */
export const isDarkNow = () => query.matches;

/** Whether the system asks for a dark page, updated on every change. */
export function useIsDark(): boolean {
  const [isDark, setDark] = useState(query.matches);
  useEffect(() => {
    const follow = () => setDark(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return isDark;
}
