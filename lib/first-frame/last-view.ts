/**
 * Where one was in the toolbar's popup, which closes at every click beside it.
 * @property at when one left, epoch ms
 * @property hash the route, as it stands in the address
 * @property query what was searched for
 */
export type LastView = { at: number; hash: string; query: string };

const KEY = 'lastView';

/**
 * Who comes back within this time goes on with what they were at, such as reading a code while they type it; later, it is the newest
 * mail that they come for. No code is waited for longer.
 */
const REMEMBERED_MS = 5 * 60_000;

export function rememberLastView(hash: string, query: string, now: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ at: now, hash, query } satisfies LastView));
  } catch {
    // Switched off, or no room: then one begins anew.
  }
}

/** @returns undefined where nobody was, or too long ago */
export function readLastView(now: number): LastView | undefined {
  try {
    const { at, hash, query }: LastView = JSON.parse(localStorage.getItem(KEY) ?? '');
    return now >= at && now - at < REMEMBERED_MS ? { at, hash: String(hash), query: String(query) } : undefined;
  } catch {
    return undefined;
  }
}
