import { useEffect, useState } from 'preact/hooks';

const query = matchMedia('(prefers-color-scheme: dark)');

/** Whether the page is dark now: as the user chose, or else as the system prefers. */
export function isDarkNow(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : query.matches;
}

export function useIsDark(): boolean {
  const [isDark, setDark] = useState(isDarkNow);
  useEffect(() => {
    const follow = () => setDark(isDarkNow());
    follow();
    const chosen = new MutationObserver(follow);
    chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    query.addEventListener('change', follow);
    return () => {
      chosen.disconnect();
      query.removeEventListener('change', follow);
    };
  }, []);
  return isDark;
}
