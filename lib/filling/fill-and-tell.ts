import { describeProblem } from '../api/describe-problem.ts';
import { toProblem } from '../api/errors.ts';
import { showNotification } from '../notifications/notification.ts';
import { languageSpoken } from '../settings/chosen-language.ts';
import { openCopyWindow } from './copy-window.ts';
import { describeFill } from './describe-fill.ts';
import { type FillWish, fillAddress } from './fill-address.ts';

/** One at a time on screen: the newest fill is the one that the person waits for. */
const FILL_NOTICE = 'fill';

/** Fills that are not over, by what they were asked for. */
const underWay = new Map<string, Promise<void>>();

/**
 * A fill by menu or shortcut: what does not show in the field itself is told by a notification, and an address that is neither there
 * nor on the clipboard yet is copied by a little window. Asked for once more meanwhile, it is the same one: whoever presses twice
 * wants one address. Never throws.
 */
export function fillAndTell(wish: FillWish): Promise<void> {
  const key = JSON.stringify(wish);
  const filling = underWay.get(key) ?? carryOut(wish).finally(() => underWay.delete(key));
  underWay.set(key, filling);
  return filling;
}

async function carryOut(wish: FillWish): Promise<void> {
  let words: { title: string; message: string } | undefined;
  const speaking = languageSpoken();
  try {
    const fill = await fillAddress(wish);
    await speaking;
    words = describeFill(fill);
    if (fill.result === 'kept') await openCopyWindow(fill.email, 'address');
  } catch (error) {
    const { title, advice } = describeProblem(toProblem(error));
    words = { title, message: advice };
  }
  if (words) await showNotification(FILL_NOTICE, words.title, words.message);
}
