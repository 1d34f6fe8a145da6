import { fillHere, mayShowButton } from '../field-button/answer-field-button.ts';
import { watchHandlers } from '../filling/watch-tab.ts';
import type { FieldCallHandlers } from '../rpc/receive-calls.ts';

/**
 * What each call of our scripts in pages does.
 * @param onKept called once an address is in the mailbox
 * @param onSignal called when mail is to be looked for sooner
 */
export function fieldCallHandlers(onKept: () => void, onSignal: () => void): FieldCallHandlers {
  return { mayShowButton, fillHere: (frame) => fillHere(frame, onKept), ...watchHandlers(onSignal) };
}
