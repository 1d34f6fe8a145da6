import type { CallingFrame } from '../../messaging/find-caller.ts';
import type { FieldCallHandlers } from '../../messaging/receive-calls.ts';
import { acceptClick, fillHere, mayShowButton } from '../button/answer-field-button.ts';
import { offerDomain, tryDomain } from '../fill/offer-domain.ts';
import { answerFirst, watchHandlers } from '../fill/watch-tab.ts';

/** The handlers of the calls from our scripts in pages. */
export function fieldCallHandlers(
  onSignal: () => void,
  deleteAddress: (email: string) => Promise<void>,
): FieldCallHandlers {
  // A compromised page process could send this call without a click of the user: so it is limited like clicks.
  async function tryDomainAtPace(frame: CallingFrame): Promise<void> {
    if (await acceptClick(frame.tabId)) await tryDomain(frame, deleteAddress);
  }

  return {
    mayShowButton,
    fillHere,
    ...watchHandlers(onSignal),
    refusedHere: answerFirst(offerDomain),
    otherDomainRequested: answerFirst(tryDomainAtPace),
  };
}
