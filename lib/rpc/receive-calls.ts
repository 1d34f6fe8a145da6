import { type Browser, browser } from 'wxt/browser';
import { toProblem } from '../api/errors.ts';
import { maybe, object, string } from '../shape/shape.ts';
import { type Answer, type AnswerOf, type ArgumentsOf, backgroundCalls, type CallName } from './calls.ts';

/** The background's table: what each call does. A handler throws what goes wrong. */
export type CallHandlers = {
  [Name in CallName]: (args: ArgumentsOf<Name>) => Promise<AnswerOf<Name>>;
};

/** What a message between our contexts is; its `args` are parsed by the call's own shape. */
export const parseEnvelope = maybe(object({ call: string, args: (args) => args }));

function isCallName(name: string): name is CallName {
  return Object.hasOwn(backgroundCalls, name);
}

/** Whether a call comes from a page of ours, as opposed to a content script or another extension. */
export function isOwnPage(sender: Pick<Browser.runtime.MessageSender, 'id' | 'url'>): boolean {
  return sender.id === browser.runtime.id && sender.url?.startsWith(browser.runtime.getURL('')) === true;
}

async function answer(handlers: CallHandlers, name: CallName, args: unknown): Promise<Answer<unknown>> {
  try {
    const parsed = backgroundCalls[name].arguments(args);
    const handle = handlers[name] as (parsed: unknown) => Promise<unknown>;
    return { ok: true, value: await handle(parsed) };
  } catch (error) {
    return { ok: false, error: toProblem(error) };
  }
}

/** Answers the calls of our own pages. Everybody else's are left unanswered, as if nobody were here. */
export function receiveCalls(handlers: CallHandlers): void {
  browser.runtime.onMessage.addListener((message, sender) => {
    const envelope = parseEnvelope(message);
    if (!isOwnPage(sender) || !envelope || !isCallName(envelope.call)) return undefined;
    return answer(handlers, envelope.call, envelope.args);
  });
}
