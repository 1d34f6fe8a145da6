import { describeProblem } from '../api/describe-problem.ts';
import { toProblem } from '../api/errors.ts';
import { showNotification } from '../notifications/notification.ts';
import { languageSpoken } from '../settings/chosen-language.ts';
import { openCopyWindow } from '../surfaces/copy-window.ts';
import { describeFill } from './describe-fill.ts';
import { type FillWish, fillAddress } from './fill-address.ts';

/** One at a time on screen: the newest fill is the one that the person waits for. */
const FILL_NOTICE = 'fill';

/** How fills ended, of which the person was told. */
const told = new WeakSet<object>();

/**
 * A fill by menu or shortcut: what does not show in the field itself is told by a notification, and an address that is neither there
 * nor on the clipboard yet is copied by a little window; both once, however often one has pressed, and a failure each time. Never
 * throws.
 */
export async function fillAndNotify(wish: FillWish): Promise<void> {
  let words: { title: string; message: string } | undefined;
  const speaking = languageSpoken();
  try {
    const fill = await fillAddress(wish);
    await speaking;
    if (told.has(fill)) return;
    told.add(fill);
    words = describeFill(fill);
    if (fill.result === 'kept') await openCopyWindow(fill.email, 'address');
  } catch (error) {
    const { title, advice } = describeProblem(toProblem(error));
    words = { title, message: advice };
  }
  if (words) await showNotification(FILL_NOTICE, words.title, words.message);
}
