import { readPageNote, writePageNote } from '../storage/page-note.ts';
import { z } from '../storage/schema.ts';

/** In `localStorage`: written at once, even by a page that closes, and apart for each message. */
const PREFIX = 'opening/';

/** The most marks that are stored; the oldest are removed. More messages than this are unlikely to have failed to open. */
const MOST = 20;

const atSchema = z.catch(z.number(), 0);

let isOff = false;

/** Sets no more marks on this page: it is in a private window, which must leave no trace. */
export function disableOpeningMarks(): void {
  isOff = true;
}

/** Marks a message whose HTML is about to be shown. If that stops the page or the browser, the mark stays. @param now epoch ms */
export function setOpeningMark(id: string, now: number): void {
  if (isOff) return;
  writePageNote(PREFIX + id, String(now));
  try {
    const marked = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    const oldest = marked.sort((one, other) => markedAt(other) - markedAt(one)).slice(MOST);
    for (const key of oldest) writePageNote(key, undefined);
  } catch {
    // Storage is switched off: mail is shown all the same.
  }
}

/** To be called once the message was shown, or left before it could be. */
export function removeOpeningMark(id: string): void {
  writePageNote(PREFIX + id, undefined);
}

export function hasOpeningMark(id: string): boolean {
  return readPageNote(PREFIX + id) !== undefined;
}

const markedAt = (key: string): number => atSchema.parse(Number(readPageNote(key)));
