import { type Browser, browser } from 'wxt/browser';
import { showNotification } from '../../browser/notification.ts';
import { text } from '../../i18n/text.ts';
import { profileOf } from '../../mailbox/profile.ts';
import { readMessage } from '../../mailbox/read-messages.ts';
import type { CodeFill } from '../../messaging/calls.ts';
import { describeCodeFillReason } from '../../messaging/describe-code-fill.ts';
import { fillPracticeField, isPracticePage } from '../../messaging/practice-field.ts';
import { findOrigin, hostPattern, parseWebUrl } from '../../site/host.ts';
import { languageLoaded } from '../../storage/chosen-language.ts';
import { fillAndNotify } from './fill-and-notify.ts';
import { fillCode } from './fill-code.ts';
import { parseMenuItem } from './menu-items.ts';
import type { FrameTarget } from './page.ts';
import { replaceAddress } from './replace-address.ts';

const CODE_NOTICE = 'fill-code';

/** The text of the notification about a code that is not in the page. */
export const describeCodeNotification = (code: string, result: Exclude<CodeFill, 'filled'>, isCopied = false) => ({
  title: text(isCopied ? 'fill.codeCopied' : 'fill.typeCode'),
  message: `${code}\n${describeCodeFillReason(result)}`.trim(),
});

/** Fills a code. If it is not in the page then, a notification shows it, and why. @param clicked where; absent for the page that asked */
export async function fillCodeAndNotify(messageId: string, clicked?: FrameTarget): Promise<void> {
  const { result, isCopied } = await fillCode(messageId, clicked);
  if (result === 'filled') return;
  const code = (await readMessage(messageId))?.code;
  if (code === undefined) return;
  await languageLoaded();
  const { title, message } = describeCodeNotification(code, result, isCopied);
  await showNotification(CODE_NOTICE, title, message);
}

/** Firefox reports which element was clicked. */
type MenuClick = Browser.contextMenus.OnClickData & { targetElementId?: number };

/** Runs a menu item. Call it before any `await`: browsers show permission prompts only during the click itself. */
export async function fillFromMenu(
  { menuItemId, frameId, frameUrl, pageUrl, targetElementId }: MenuClick,
  tab: Browser.tabs.Tab | undefined,
  deleteAddress: (email: string) => Promise<void>,
): Promise<void> {
  const options = parseMenuItem(menuItemId);
  if (!options || tab?.id === undefined) return;
  if (isPracticePage(pageUrl)) return fillPracticeField();
  // The page that was clicked: the tab may show another one by the time the field is filled.
  const origin = findOrigin(pageUrl ?? tab.url);
  const target: FrameTarget = { tabId: tab.id, frameId: 0, targetElementId, origin };
  if (options.code !== undefined) return fillCodeAndNotify(options.code, target);
  const profile = profileOf(tab);
  // A permission that is granted in a private window would outlive the window.
  const pattern = frameId && !profile.isPrivate ? foreignFramePattern(frameUrl, pageUrl) : undefined;
  if (frameId && pattern !== undefined) {
    const isGranted = await browser.permissions.request({ origins: [pattern] }).catch(() => false);
    // The tab was closed meanwhile: there is no field left to fill.
    if (!(await browser.tabs.get(tab.id).catch(() => undefined))) return;
    if (isGranted) Object.assign(target, { frameId, origin: findOrigin(frameUrl) });
  }
  const { email, replacement } = options;
  await fillAndNotify(
    { target, url: pageUrl ?? tab.url, profile, withSearch: false, email },
    replacement && (async (fill) => (await replaceAddress(replacement, fill, deleteAddress)).fill),
  );
}

/**
 * The match pattern of a frame whose origin is not the page's: the click gives access to the page only, so access to the frame must be
 * requested.
 * @returns undefined for a frame with the page's own origin, or a frame that is not http(s)
 */
export function foreignFramePattern(frameUrl: string | undefined, pageUrl: string | undefined): string | undefined {
  const frame = parseWebUrl(frameUrl);
  return frame && frame.origin !== findOrigin(pageUrl) ? hostPattern(frame.href) : undefined;
}
