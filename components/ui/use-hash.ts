import { useEffect, useState } from 'preact/hooks';

/** What stands in the page's address after `#`, following every change of it. */
export function useHash(): string {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const follow = () => setHash(location.hash);
    addEventListener('hashchange', follow);
    // It may have changed before anybody listened.
    follow();
    return () => removeEventListener('hashchange', follow);
  }, []);
  return hash;
}
