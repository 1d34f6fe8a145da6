import { type Browser, browser } from 'wxt/browser';
import { type Profile, profileOf } from '../mailbox/profile.ts';

/**
 * The sender of a call as the browser reports it. The caller can't forge it.
 * `origin`: of the document itself, even if its URL is `about:blank`; absent where the browser does not report it
 * `documentId`: identifies one document of a frame: the next one in it has another id; absent where the browser does not report it
 */
export type CallSender = Pick<Browser.runtime.MessageSender, 'id' | 'url' | 'origin' | 'frameId' | 'documentId'> & {
  tab?:
    | (Partial<Pick<Browser.tabs.Tab, 'id' | 'url' | 'active' | 'incognito'>> & { cookieStoreId?: string })
    | undefined;
};

/** The frame that a content script calls from. */
export type CallingFrame = {
  tabId: number;
  frameId: number;
  /** Of the tab; undefined if we have no access to it. */
  pageUrl: string | undefined;
  /** `about:blank` or similar for frames without a URL of their own. */
  frameUrl: string | undefined;
  profile: Profile;
  /** Of the frame; undefined if the browser does not report it, or if the frame has none. */
  origin: string | undefined;
  /** See `CallSender`. */
  documentId: string | undefined;
  /** Whether the tab is the active one of its window. */
  isInFront: boolean;
};

/** Our pages may make every call, our content scripts only those that a fill needs. */
type Caller = { kind: 'page'; url: string } | { kind: 'frame'; frame: CallingFrame };

/** The protocols of pages that our content scripts can be in. Frames without a URL of their own belong to the page that created them. */
const WEB_PAGE = /^(?:https?|about|blob|data):/;

const BACKGROUND = /^\/(?:background\.js|_generated_background_page\.html)$/;

const isId = (id: number | undefined): id is number => id !== undefined && Number.isInteger(id) && id >= 0;

/** @returns undefined if the sender is not a file of ours */
function parseOwn({ id, url, origin }: CallSender): URL | undefined {
  const own = URL.parse(browser.runtime.getURL(''));
  const parsed = URL.parse(url ?? '');
  if (id !== browser.runtime.id || !own || parsed?.protocol !== own.protocol || parsed.host !== own.host)
    return undefined;
  return origin === undefined || origin === `${own.protocol}//${own.host}` ? parsed : undefined;
}

/** The origin of a frame, as far as the browser reports it. @returns null if the reported URL and origin contradict each other */
function findOrigin({ url, origin }: CallSender): string | undefined | null {
  const ofUrl = /^https?:/.test(url ?? '') ? URL.parse(url ?? '')?.origin : undefined;
  // A sandboxed frame has a URL, but no origin.
  if (origin === undefined || origin === 'null') return origin === undefined ? ofUrl : undefined;
  return ofUrl === undefined || ofUrl === origin ? origin : null;
}

/**
 * @returns undefined for another extension, for our page in a frame of another page, and for anything that is neither a page of ours nor a
 *   frame of a web page in a tab
 */
export function findCaller(sender: CallSender): Caller | undefined {
  const { id, url, tab, frameId, documentId } = sender;
  if (id !== browser.runtime.id) return undefined;
  const own = parseOwn(sender);
  if (own) {
    const isWhole = frameId === undefined || frameId === 0;
    return isWhole && own.pathname.endsWith('.html') && !BACKGROUND.test(own.pathname)
      ? { kind: 'page', url: own.href }
      : undefined;
  }
  const origin = findOrigin(sender);
  if (!isId(tab?.id) || !isId(frameId) || origin === null || !WEB_PAGE.test(url ?? 'about:')) return undefined;
  const isInFront = tab.active !== false;
  return {
    kind: 'frame',
    frame: {
      tabId: tab.id,
      frameId,
      pageUrl: tab.url,
      frameUrl: url,
      origin,
      documentId,
      isInFront,
      profile: profileOf(tab),
    },
  };
}

export function isBackground(sender: CallSender): boolean {
  return sender.tab === undefined && BACKGROUND.test(parseOwn(sender)?.pathname ?? '');
}
