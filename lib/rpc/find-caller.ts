import { type Browser, browser } from 'wxt/browser';

/** As the browser says; the caller can't forge it. */
export type Sender = Pick<Browser.runtime.MessageSender, 'id' | 'url' | 'frameId'> & {
  tab?: { id?: number | undefined; url?: string | undefined } | undefined;
};

/**
 * The frame that a content script calls from.
 * @property pageUrl of the tab, undefined where we have no access to it
 * @property frameUrl `about:blank` or the like for frames without an address of their own
 */
export type CallingFrame = {
  tabId: number;
  frameId: number;
  pageUrl: string | undefined;
  frameUrl: string | undefined;
};

/** A page of ours may make every call, a content script of ours only what one fill needs. */
export type Caller = { kind: 'page'; url: string } | { kind: 'frame'; frame: CallingFrame };

/** @returns undefined for another extension, and for what has neither a page of ours nor a tab */
export function findCaller({ id, url, tab, frameId }: Sender): Caller | undefined {
  if (id !== browser.runtime.id) return undefined;
  if (url?.startsWith(browser.runtime.getURL(''))) return { kind: 'page', url };
  if (tab?.id === undefined || frameId === undefined) return undefined;
  return { kind: 'frame', frame: { tabId: tab.id, frameId, pageUrl: tab.url, frameUrl: url } };
}

/** Whether the background calls, rather than a content script. */
export function isBackground({ id, tab }: Sender): boolean {
  return id === browser.runtime.id && tab === undefined;
}
