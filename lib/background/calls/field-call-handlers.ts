import type { CallingFrame } from '../../messaging/find-caller.ts';
import type { FieldCallHandlers } from '../../messaging/receive-calls.ts';
import { fillHere, mayShowButton } from '../button/answer-field-button.ts';
import { takePress } from '../button/take-press.ts';
import { notifyTooOften } from '../fill/fill-and-notify.ts';
import { offerDomain, tryDomain } from '../fill/offer-domain.ts';
import { answerFirst, watchHandlers } from '../fill/watch-tab.ts';

/**
 * What each call of our scripts in pages does.
 * @param onKept called once an address is in the mailbox
 * @param onSignal called when mail is to be looked for sooner
 * @param deleteAddress so that it can be undone
 */
export function fieldCallHandlers(
  onKept: () => void,
  onSignal: () => void,
  deleteAddress: (email: string) => Promise<void>,
): FieldCallHandlers {
  // A page that has taken over its own process could press in the person's place.
  async function tryDomainAtPace(frame: CallingFrame): Promise<void> {
    const { isCounted, isToBeSaid } = await takePress(frame.tabId);
    if (isToBeSaid) await notifyTooOften();
    if (isCounted) await tryDomain(frame, onKept, deleteAddress);
  }

  return {
    mayShowButton,
    fillHere: (frame) => fillHere(frame, onKept),
    ...watchHandlers(onSignal),
    refusedHere: answerFirst(offerDomain),
    tryDomain: answerFirst(tryDomainAtPace),
  };
}
