import { useEffect } from 'preact/hooks';
import { rememberLastView } from '../../lib/storage/last-view.ts';

/**
 * Remembers what the toolbar's popup shows, for its next opening: after each change of the view and of the search, and when it closes,
 * which not every browser announces.
 * @param isRemembered false in a tab and in a panel, which stay open, and in a private window
 */
export function useLastView(isRemembered: boolean): void {
  useEffect(() => {
    if (!isRemembered) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const remember = () => {
      const query = document.querySelector<HTMLInputElement>('input[type=search]')?.value ?? '';
      rememberLastView({ at: Date.now(), hash: location.hash, query });
    };
    remember();
    for (const event of ['hashchange', 'pagehide']) addEventListener(event, remember, { signal });
    // When idle: the search results come first.
    document.addEventListener('input', () => requestIdleCallback(remember), { signal });
    return () => leaving.abort();
  }, [isRemembered]);
}
