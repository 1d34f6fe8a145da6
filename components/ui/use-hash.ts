import { useEffect, useState } from 'preact/hooks';

export function useHash(): string {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const follow = () => setHash(location.hash);
    addEventListener('hashchange', follow);
    // The hash may have changed before the listener was added.
    follow();
    return () => removeEventListener('hashchange', follow);
  }, []);
  return hash;
}
