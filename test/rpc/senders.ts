import { browser } from 'wxt/browser';
import type { CallSender } from '../../lib/messaging/find-caller.ts';

const { id } = browser.runtime;
const own = (path: string) => browser.runtime.getURL(path as '/popup.html');
const OWN_ORIGIN = own('').slice(0, -1);

export const PAGE = 'https://shop.example/sign-up';
const ORIGIN = 'https://shop.example';

/** Who a sender is, by its place in Mayfly; `stranger` may say nothing at all. */
export type SenderKind = 'page' | 'background' | 'script' | 'stranger';

const inTab = { tab: { id: 7, url: PAGE, active: true }, frameId: 0 };

/** Everybody who can send a message to an extension, as browsers describe them. */
export const SENDERS: Record<string, [SenderKind, CallSender]> = {
  'our popup': ['page', { id, url: own('/popup.html') }],
  'our popup, in Chromium': ['page', { id, url: own('/popup.html'), origin: OWN_ORIGIN, documentId: 'A1' }],
  'our side panel': ['page', { id, url: own('/sidepanel.html#/message/m1'), frameId: 0 }],
  'our options page': [
    'page',
    { id, url: own('/options.html#welcome'), tab: { id: 3 }, frameId: 0, origin: OWN_ORIGIN },
  ],
  'our page in a tab': ['page', { id, url: own('/mailbox.html'), tab: { id: 3 }, frameId: 0 }],
  'our background, in Chromium': ['background', { id, url: own('/background.js'), origin: OWN_ORIGIN }],
  'our background, in Firefox': ['background', { id, url: own('/_generated_background_page.html') }],
  'our script in a page': ['script', { id, url: PAGE, tab: { id: 7, url: PAGE }, frameId: 2 }],
  'our script in a page, in Chromium': ['script', { id, url: PAGE, origin: ORIGIN, documentId: 'D1', ...inTab }],
  'our script in a page whose address we may not know': [
    'script',
    { id, url: 'about:blank', tab: { id: 7 }, frameId: 2 },
  ],
  'our script in a frame that its page wrote': [
    'script',
    { id, url: 'about:srcdoc', origin: ORIGIN, ...inTab, frameId: 4 },
  ],
  'our script in a sandboxed frame': ['script', { id, url: PAGE, origin: 'null', ...inTab, frameId: 4 }],
  'our script outside of tabs': ['stranger', { id, url: PAGE }],
  'our script in no frame': ['stranger', { id, url: PAGE, tab: { id: 7, url: PAGE } }],
  'our script in a tab that is none': ['stranger', { id, url: PAGE, tab: { id: -1 }, frameId: 0 }],
  'our script under another origin than its address': [
    'stranger',
    { id, url: PAGE, origin: 'https://bank.example', ...inTab },
  ],
  'our script in a file': ['stranger', { id, url: 'file:///home/me/a.html', ...inTab }],
  'our script in a page of another extension': ['stranger', { id, url: 'chrome-extension://another/a.html', ...inTab }],
  'our page in a frame of a web page': ['stranger', { id, url: own('/popup.html'), ...inTab, frameId: 3 }],
  'our page without its origin': ['stranger', { id, url: own('/popup.html'), origin: 'null', frameId: 0 }],
  'our page under another origin': ['stranger', { id, url: own('/popup.html'), origin: ORIGIN }],
  'a file of ours that is no page': ['stranger', { id, url: own('/manifest.json'), tab: { id: 3 }, frameId: 0 }],
  'another extension': ['stranger', { id: 'another', url: 'chrome-extension://another/popup.html' }],
  'another extension with our address': ['stranger', { id: 'another', url: own('/popup.html') }],
  'another extension in a page': ['stranger', { id: 'another', url: PAGE, origin: ORIGIN, ...inTab }],
  'a web page': ['stranger', { url: PAGE, tab: { id: 7, url: PAGE }, frameId: 0 }],
  'a web page with our address in its own': ['stranger', { id, url: `${PAGE}#${own('/popup.html')}` }],
  'a web page whose host begins as ours': ['stranger', { id, url: `${OWN_ORIGIN}.shop.example/popup.html` }],
  nobody: ['stranger', {}],
};
