import { loadLate } from '../scripts/load-late.ts';
import { openMailbox } from './database.ts';

/** Makes what older versions held searchable, and counts it. Does nothing where that was done. */
export async function countUncounted(): Promise<void> {
  const database = await openMailbox();
  if ((await database.count('bodies')) === (await database.count('texts'))) return;
  await (await loadLate()).countBodies();
}
