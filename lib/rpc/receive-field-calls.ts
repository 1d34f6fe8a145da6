import { type Browser, browser } from 'wxt/browser';
import * as z from 'zod/mini';
import type { Place } from '../filling/page.ts';
import { type AnswerOfField, type FieldCallName, fieldCalls } from './calls.ts';
import { isOwnPage } from './receive-calls.ts';

/**
 * The frame that a call came from, as the browser says; the page has no word in it.
 * @property pageUrl of the tab, undefined where we have no access to it
 * @property frameUrl `about:blank` or the like for frames without an address of their own
 */
export type CallingFrame = Place & { pageUrl: string | undefined; frameUrl: string | undefined };

/** What each call of the field button does. */
export type FieldCallHandlers = {
  [Name in FieldCallName]: (from: CallingFrame) => Promise<AnswerOfField<Name>>;
};

const messageSchema = z.object({ call: z.string(), args: z.unknown() });

function isFieldCall(name: string): name is FieldCallName {
  return Object.hasOwn(fieldCalls, name);
}

/** @returns undefined unless a script of ours in a tab has called */
function findFrame(sender: Browser.runtime.MessageSender): CallingFrame | undefined {
  const { id, tab, frameId, url } = sender;
  if (id !== browser.runtime.id || isOwnPage(sender) || tab?.id === undefined || frameId === undefined)
    return undefined;
  return { tabId: tab.id, frameId, pageUrl: tab.url, frameUrl: url };
}

/**
 * Answers the field button in pages: its own calls and no others. Values go back as they are, and a failure as a bare rejection: the
 * script makes nothing of either but to end its waiting, and every byte of it is in somebody's page.
 */
export function receiveFieldCalls(handlers: FieldCallHandlers): void {
  browser.runtime.onMessage.addListener((message, sender) => {
    const parsed = messageSchema.safeParse(message);
    const from = findFrame(sender);
    if (!from || !parsed.success || !isFieldCall(parsed.data.call)) return undefined;
    const { call, args } = parsed.data;
    return fieldCalls[call].arguments.safeParse(args).success ? handlers[call](from) : undefined;
  });
}
