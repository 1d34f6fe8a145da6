import { type Browser, browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { toProblem } from '../api/errors.ts';
import { type Answer, type AnswerOf, type ArgumentsOf, backgroundCalls, type CallName } from './calls.ts';

/** The background's table: what each call does. A handler throws what goes wrong. */
export type CallHandlers = {
  [Name in CallName]: (args: ArgumentsOf<Name>) => Promise<AnswerOf<Name>>;
};

const envelopeSchema = z.object({ call: z.string(), args: z.unknown() });

function isCallName(name: string): name is CallName {
  return Object.hasOwn(backgroundCalls, name);
}

/** Whether a call comes from a page of ours, as opposed to a content script or another extension. */
export function isOwnPage(sender: Pick<Browser.runtime.MessageSender, 'id' | 'url'>): boolean {
  return sender.id === browser.runtime.id && sender.url?.startsWith(browser.runtime.getURL('')) === true;
}

async function answer(handlers: CallHandlers, name: CallName, args: unknown): Promise<Answer<unknown>> {
  try {
    const parsed = backgroundCalls[name].arguments.parse(args);
    const handle = handlers[name] as (parsed: unknown) => Promise<unknown>;
    return { ok: true, value: await handle(parsed) };
  } catch (error) {
    return { ok: false, error: toProblem(error) };
  }
}

/** Answers the calls of our own pages. Everybody else's are left unanswered, as if nobody were here. */
export function receiveCalls(handlers: CallHandlers): void {
  browser.runtime.onMessage.addListener((message, sender) => {
    const envelope = envelopeSchema.safeParse(message);
    if (!isOwnPage(sender) || !envelope.success || !isCallName(envelope.data.call)) return undefined;
    return answer(handlers, envelope.data.call, envelope.data.args);
  });
}
