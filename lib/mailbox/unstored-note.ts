import { browser } from 'wxt/browser';
import { timestamp, z } from '../storage/schema.ts';

/**
 * Says that the browser refuses its storage, for as long as it does.
 * @property sinceAt epoch ms
 * @property isClosed the user has closed the notice
 */
const noteSchema = z.nullish(z.object({ sinceAt: timestamp, isClosed: z.boolean() }));

export type UnstoredNote = NonNullable<z.infer<typeof noteSchema>>;

const KEY = 'unstored';

/** @returns undefined while the browser stores what it should, and where it does not say */
export async function readUnstoredNote(): Promise<UnstoredNote | undefined> {
  const { data } = noteSchema.safeParse((await browser.storage.session.get(KEY))[KEY]);
  return data ?? undefined;
}

/** @param note undefined once it stores again */
export async function writeUnstoredNote(note: UnstoredNote | undefined): Promise<void> {
  if (note) await browser.storage.session.set({ [KEY]: note });
  else await browser.storage.session.remove(KEY);
}

/** Calls back after every change, until the signal aborts. */
export function watchUnstoredNote(onChange: () => void, signal: AbortSignal): void {
  const listen = (changes: object) => {
    if (KEY in changes) onChange();
  };
  browser.storage.session.onChanged.addListener(listen);
  signal.addEventListener('abort', () => browser.storage.session.onChanged.removeListener(listen));
}
