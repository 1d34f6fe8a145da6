import { describeProblem } from '../../api/describe-problem.ts';
import { toProblem } from '../../api/errors.ts';
import { openCopyWindow } from '../../browser/copy-window.ts';
import { showNotification } from '../../browser/notification.ts';
import { text } from '../../i18n/text.ts';
import { languageSpoken } from '../../storage/chosen-language.ts';
import { describeFillNotification } from './describe-fill-notification.ts';
import { type Fill, type FillWish, fillAddress } from './fill-address.ts';

/** One at a time on screen: the newest fill is the one that the person waits for. */
const FILL_NOTICE = 'fill';

/** Fills that were notified of. */
const notified = new WeakSet<object>();

/**
 * A fill by menu, shortcut or field button: a notification says what does not show in the field itself, and a small window copies an
 * address that is neither there nor on the clipboard. Both once, however often the fill was asked for; a failure each time. Never
 * throws.
 */
export async function fillAndNotify(
  wish: FillWish,
  carryOut: (wish: FillWish) => Promise<Fill> = fillAddress,
): Promise<void> {
  let words: { title: string; message: string } | undefined;
  const speaking = languageSpoken();
  try {
    const fill = await carryOut(wish);
    await speaking;
    if (notified.has(fill)) return;
    notified.add(fill);
    words = describeFillNotification(fill, wish.place.isPrivate);
    // The little window would be none of the private ones, and be in the history.
    if (fill.result === 'kept' && !wish.place.isPrivate) await openCopyWindow(fill.email, 'address');
  } catch (error) {
    const { title, advice } = describeProblem(toProblem(error));
    words = { title, message: advice };
  }
  if (words) await showNotification(FILL_NOTICE, words.title, words.message);
}

/** Says that a press did not count, because there were so many. */
export async function notifyTooOften(): Promise<void> {
  await languageSpoken();
  await showNotification(FILL_NOTICE, text('fill.tooOften'), text('fill.tooOftenAdvice'));
}
