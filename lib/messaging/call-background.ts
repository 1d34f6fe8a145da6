import { browser } from 'wxt/browser';
import type { AnswerOf, ArgumentsOf, backgroundCalls, CallAnswer, CallName, CallOf, frameCalls } from './calls.ts';

/**
 * Asks the background to do something. Never throws: where it can't be reached the answer is an `unexpected` problem.
 * @param name one of `backgroundCalls`, which says what each does
 */
export async function callBackground<Name extends CallName>(
  name: Name,
  args: ArgumentsOf<Name>,
): Promise<CallAnswer<AnswerOf<Name>>> {
  const call = { call: name, args } as CallOf<typeof backgroundCalls>;
  try {
    const answer: CallAnswer<AnswerOf<Name>> | undefined = await browser.runtime.sendMessage(call);
    return answer ?? { ok: false, error: { kind: 'unexpected' } };
  } catch (error) {
    return { ok: false, error: { kind: 'unexpected', detail: String(error) } };
  }
}

/** Has the field button leave every page that it is in. */
export async function leavePages(): Promise<void> {
  const call: CallOf<typeof frameCalls> = { call: 'leavePage', args: {} };
  const tabs = await browser.tabs.query({ discarded: false });
  // Most tabs have no field button, and reject.
  await Promise.allSettled(tabs.map(({ id = -1 }) => browser.tabs.sendMessage(id, call)));
}
