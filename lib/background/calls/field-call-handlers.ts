import type { CallingFrame } from '../../messaging/find-caller.ts';
import type { FieldCallHandlers } from '../../messaging/receive-calls.ts';
import { acceptClick, fillHere, mayShowButton } from '../button/answer-field-button.ts';
import { offerDomain, tryDomain } from '../fill/offer-domain.ts';
import { answerFirst, watchHandlers } from '../fill/watch-tab.ts';

/** What each call of our scripts in pages does. */
export function fieldCallHandlers(
  onSignal: () => void,
  deleteAddress: (email: string) => Promise<void>,
): FieldCallHandlers {
  // A page that has taken over its own process could press in the user's place.
  async function tryDomainAtPace(frame: CallingFrame): Promise<void> {
    if (await acceptClick(frame.tabId)) await tryDomain(frame, deleteAddress);
  }

  return {
    mayShowButton,
    fillHere,
    ...watchHandlers(onSignal),
    refusedHere: answerFirst(offerDomain),
    tryDomain: answerFirst(tryDomainAtPace),
  };
}
