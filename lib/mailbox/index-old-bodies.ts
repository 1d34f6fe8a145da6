import { loadLate } from '../scripts/load-late.ts';
import { openMailbox } from './database.ts';

/** Makes bodies searchable that were stored before version 3 of the database, and counts their bytes. Usually there are none. */
export async function indexOldBodies(): Promise<void> {
  const database = await openMailbox();
  if ((await database.count('bodies')) === (await database.count('texts'))) return;
  await (await loadLate()).indexBodies();
}
