/**
 * Reads a short text from `localStorage`: synchronous, so that a page can read it before its first frame, and write it while it closes.
 * Where storage is switched off or full, nothing is stored.
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
    // Without storage, the note is lost.
  }
}
