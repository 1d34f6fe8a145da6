import { fillHere, mayShowButton } from '../field-button/answer-field-button.ts';
import type { FieldCallHandlers } from '../rpc/receive-calls.ts';

/** What each call of the field button does. @param onKept called once an address is in the mailbox */
export function fieldCallHandlers(onKept: () => void): FieldCallHandlers {
  return { mayShowButton, fillHere: (frame) => fillHere(frame, onKept) };
}
