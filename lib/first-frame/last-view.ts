/**
 * What the toolbar's popup showed when it closed, which it does at every click outside.
 * @property at when it closed, epoch ms
 * @property hash the route, as it stands in the address
 * @property query what was searched for
 */
export type LastView = { at: number; hash: string; query: string };

export const LAST_VIEW_KEY = 'lastView';

/**
 * Within this time the popup opens where it was, such as at a code that is being typed. Later it opens at the list: people come for
 * their newest mail.
 */
const REMEMBERED_MS = 5 * 60_000;

export function rememberLastView(hash: string, query: string, now: number): void {
  try {
    localStorage.setItem(LAST_VIEW_KEY, JSON.stringify({ at: now, hash, query } satisfies LastView));
  } catch {
    // Storage is switched off or full: the popup then opens at the list.
  }
}

/** @returns undefined if none is stored, or it is too old */
export function readLastView(now: number): LastView | undefined {
  try {
    const { at, hash, query }: LastView = JSON.parse(localStorage.getItem(LAST_VIEW_KEY) ?? '');
    return now >= at && now - at < REMEMBERED_MS ? { at, hash: String(hash), query: String(query) } : undefined;
  } catch {
    return undefined;
  }
}
