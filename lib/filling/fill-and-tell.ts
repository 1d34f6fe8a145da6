import { describeProblem } from '../api/describe-problem.ts';
import { toProblem } from '../api/errors.ts';
import { showNotification } from '../notifications/notification.ts';
import { languageSpoken } from '../settings/chosen-language.ts';
import { openCopyWindow } from './copy-window.ts';
import { describeFill } from './describe-fill.ts';
import { type FillWish, fillAddress } from './fill-address.ts';

/** One at a time on screen: the newest fill is the one that the person waits for. */
const FILL_NOTICE = 'fill';

/** Fills whose address is still being made, by what they were asked for. */
const underWay = new Map<string, Promise<void>>();

/**
 * A fill by menu or shortcut: what does not show in the field itself is told by a notification, and an address that is neither there
 * nor on the clipboard yet is copied by a little window. Asked for once more while nothing can be seen of it yet, it is the same one.
 * Never throws.
 */
export function fillAndTell({ onKept, ...wish }: FillWish): Promise<void> {
  const key = JSON.stringify(wish);
  const end = () => underWay.delete(key);
  const filling =
    underWay.get(key) ??
    carryOut({
      ...wish,
      onKept() {
        end();
        onKept();
      },
    }).finally(end);
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
