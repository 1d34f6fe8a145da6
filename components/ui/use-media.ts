import { useEffect, useState } from 'preact/hooks';

export function useMedia(query: string): boolean {
  const [isMet, setMet] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const follow = () => setMet(list.matches);
    follow();
    list.addEventListener('change', follow);
    return () => list.removeEventListener('change', follow);
  }, [query]);
  return isMet;
}
