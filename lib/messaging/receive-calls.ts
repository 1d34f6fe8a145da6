import { browser } from 'wxt/browser';
import { toProblem } from '../api/errors.ts';
import { describeMisfit, z } from '../storage/schema.ts';
import {
  type AnswerOf,
  type AnswerOfField,
  type ArgumentsOf,
  backgroundCalls,
  type CallAnswer,
  type CallName,
  type FieldCallName,
  fieldCalls,
} from './calls.ts';
import { type CallingFrame, type CallSender, findCaller } from './find-caller.ts';
import { findCall, parseCall } from './parse-call.ts';

/** The handlers of the calls from our pages. A handler throws its errors. */
export type CallHandlers = {
  [Name in CallName]: (args: ArgumentsOf<Name>) => Promise<AnswerOf<Name>>;
};

export type FieldCallHandlers = {
  [Name in FieldCallName]: (from: CallingFrame) => Promise<AnswerOfField<Name>>;
};

async function answerPage(handlers: CallHandlers, name: CallName, args: unknown): Promise<CallAnswer<unknown>> {
  try {
    const { success, data, error } = z.safeParse(backgroundCalls[name].arguments, args);
    if (!success) throw new TypeError(`Wrong arguments of ${name}: ${describeMisfit(error)}`);
    const handle = handlers[name] as (parsed: unknown) => Promise<unknown>;
    return { ok: true, value: await handle(data) };
  } catch (error) {
    return { ok: false, error: toProblem(error) };
  }
}

/**
 * Answers a call, if its sender may make it: our pages may make all of `backgroundCalls`, our content scripts only `fieldCalls`. A frame
 * gets bare values, and a plain rejection for an error: it shows neither.
 * @returns undefined for any other message, as if there were no listener
 */
export function answerCall(
  message: unknown,
  sender: CallSender,
  handlers: CallHandlers,
  fieldHandlers: FieldCallHandlers,
): Promise<unknown> | undefined {
  const caller = findCaller(sender);
  if (caller?.kind === 'page') {
    const found = findCall(backgroundCalls, message);
    return found && answerPage(handlers, found.call, found.args);
  }
  const parsed = caller && parseCall(fieldCalls, message);
  return parsed && fieldHandlers[parsed.call](caller.frame);
}

/** Receives the calls in the background, with one table of handlers for each kind of caller. */
export function receiveCalls(handlers: CallHandlers, fieldHandlers: FieldCallHandlers): void {
  browser.runtime.onMessage.addListener((message, sender) => answerCall(message, sender, handlers, fieldHandlers));
}
