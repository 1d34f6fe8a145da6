import type { PrivateStore } from './private-store.ts';

/** `storage.local`, as far as it is needed here. */
type OldPlace = {
  get(keys: string[]): Promise<Record<string, unknown>>;
  remove(keys: string[]): Promise<void>;
};

/** Under this key it is noted that everything has been moved. */
const MOVED = 'moved';

/**
 * Moves items from where version 0.1 had them. They are on the disk in their new place before they go from the old one, so a worker
 * that dies at any line leaves them in one of the two, and the next one goes on. What is in the new place already is newer.
 */
export async function movePrivateItems(keys: string[], from: OldPlace, to: PrivateStore): Promise<void> {
  if (await to.read(MOVED)) return;
  const found = await from.get(keys);
  await to.add(found);
  await from.remove(keys);
  await to.write(MOVED, true);
}
