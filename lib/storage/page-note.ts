/**
 * Texts in `localStorage`, where all our pages read them at once, and even one that closes writes them. Nothing is stored where storage is
 * switched off or full.
 */
export function readPageNote(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** @param note undefined for none */
export function writePageNote(key: string, note: string | undefined): void {
  try {
    if (note === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, note);
  } catch {
    // There is none, then.
  }
}
