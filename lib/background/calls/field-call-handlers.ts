import type { FieldCallHandlers } from '../../messaging/receive-calls.ts';
import { fillHere, mayShowButton, openPopupHere } from '../button/answer-field-button.ts';
import { fillCodeHere } from '../fill/fill-code-here.ts';
import { offerDomain } from '../fill/offer-domain.ts';
import { runInBackground, watchHandlers } from '../fill/watch-tab.ts';

/** The handlers of the calls from our scripts in pages. */
export function fieldCallHandlers(onSignal: () => void): FieldCallHandlers {
  return {
    mayShowButton,
    fillHere,
    fillCodeHere,
    openPopupHere,
    ...watchHandlers(onSignal),
    refusedHere: runInBackground(offerDomain),
  };
}
