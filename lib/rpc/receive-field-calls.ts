import { type Browser, browser } from 'wxt/browser';
import type { Place } from '../filling/page.ts';
import { maybe } from '../shape/shape.ts';
import { type AnswerOfField, type FieldCallName, fieldCalls } from './calls.ts';
import { isOwnPage, parseEnvelope } from './receive-calls.ts';

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
    const envelope = parseEnvelope(message);
    const from = findFrame(sender);
    if (!from || !envelope || !isFieldCall(envelope.call)) return undefined;
    return maybe(fieldCalls[envelope.call].arguments)(envelope.args) && handlers[envelope.call](from);
  });
}
