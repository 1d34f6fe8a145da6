import { openStoresOfPrivateWindow } from '../mailbox/open-stores.ts';
import { noteNoOpenings } from '../mailbox/opening-note.ts';
import { isInPrivateWindow } from './windows.ts';

/** In a private window, has this page show what belongs to private windows, and nothing else. @returns whether it is in one */
export async function showInPrivateWindow(): Promise<boolean> {
  if (!(await isInPrivateWindow())) return false;
  noteNoOpenings();
  openStoresOfPrivateWindow();
  return true;
}
