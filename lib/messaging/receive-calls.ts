import { browser } from 'wxt/browser';
import { toProblem } from '../api/errors.ts';
import { describeMisfit, z } from '../storage/schema.ts';
import {
  type Answer,
  type AnswerOf,
  type AnswerOfField,
  type ArgumentsOf,
  backgroundCalls,
  type CallName,
  type FieldCallName,
  fieldCalls,
} from './calls.ts';
import { type CallingFrame, type CallSender, findCaller } from './find-caller.ts';
import { findCall, parseCall } from './parse-call.ts';

/** What each call of our pages does. A handler throws what goes wrong. */
export type CallHandlers = {
  [Name in CallName]: (args: ArgumentsOf<Name>) => Promise<AnswerOf<Name>>;
};

export type FieldCallHandlers = {
  [Name in FieldCallName]: (from: CallingFrame) => Promise<AnswerOfField<Name>>;
};

async function answerPage(handlers: CallHandlers, name: CallName, args: unknown): Promise<Answer<unknown>> {
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
 * Answers a call, if its sender may make it: a page of ours all of `backgroundCalls`, a content script of ours `fieldCalls` and no
 * others. A frame gets values as they are, and a failure as a bare rejection: it shows neither.
 * @returns undefined for everything else, as if nobody were listening
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

/** The background's receiver: one table of handlers for each of the two kinds of callers. */
export function receiveCalls(handlers: CallHandlers, fieldHandlers: FieldCallHandlers): void {
  browser.runtime.onMessage.addListener((message, sender) => answerCall(message, sender, handlers, fieldHandlers));
}
