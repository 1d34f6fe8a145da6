import { browser } from 'wxt/browser';
import { PRACTICE_URL } from '../../api/practice-service.ts';
import { isPaused, pickStatus, type Status, statusItem } from '../../api/status.ts';
import { formatUnread } from '../../i18n/language-in-use.ts';
import { text } from '../../i18n/text.ts';
import { countUnread } from '../../mailbox/read-messages.ts';
import { languageLoaded } from '../../storage/chosen-language.ts';
import { connectionsItem } from '../../storage/connection.ts';
import { createCoalescingRunner } from '../../storage/serial-queue.ts';

/** The toolbar button's icons: `idle`: a service is connected; `error`: it needs the user; `off`: none is connected. */
type IconState = 'idle' | 'error' | 'off';

/** What the toolbar button shows: an icon, a short text on a colour, and a tooltip. With an empty text there is no badge. */
type Badge = { icon: IconState; text: string; color: string; title: string };

const MAIL = '#0b6b5d';
const WARNING = '#b4581a';

/**
 * @param unread number of unread messages, including those of expired addresses
 * @param isConnected whether a service is connected: without one there are no warnings
 */
export function describeBadge(unread: number, status: Partial<Pick<Status, 'problem'>>, isConnected: boolean): Badge {
  if (isConnected && isPaused(status))
    return { icon: 'error', text: '!', color: WARNING, title: text('badge.attention') };
  const icon = isConnected ? 'idle' : 'off';
  if (unread === 0) return { icon, text: '', color: MAIL, title: isConnected ? 'Mayfly' : text('badge.notConnected') };
  return { icon, text: formatUnread(unread), color: MAIL, title: text('badge.unread', { number: unread }) };
}

/** The icon's files, by size: for one, two and three device pixels per CSS pixel. */
function iconFiles(state: IconState): Record<number, string> {
  const name = (size: number) => `/icon/${state === 'idle' ? '' : `${state}-`}${size}.png`;
  return { 16: name(16), 32: name(32), 48: name(48) };
}

type Part = 'icon' | 'text' | 'color' | 'title';

/**
 * The toolbar button.
 * @returns updates the button. One update runs at a time, so that an older state never replaces a newer one; all changes during an update
 *   lead to one more. Only what has changed is sent to the browser: drawing the button costs more than a check for mail, and most checks
 *   change nothing
 */
export function createBadge(): () => void {
  const shown = new Map<Part, string>();
  /** True at first, because a new worker does not know what an earlier one showed. */
  let wasShownPrivately = true;

  async function tell(part: Part, value: string, call: () => Promise<void>): Promise<void> {
    if (shown.get(part) === value) return;
    await call();
    shown.set(part, value);
  }

  /** Shows the number of unread private messages in private windows only. Chromium sets it per tab, and resets it on navigation. */
  async function showPrivately(unread: number): Promise<void> {
    if (unread === 0 && !wasShownPrivately) return;
    wasShownPrivately = unread > 0;
    browser.tabs.onUpdated.removeListener(showAgain);
    // Only meanwhile: each event would start the worker.
    if (unread > 0) browser.tabs.onUpdated.addListener(showAgain);
    // With null, which the types lack, a tab shows the text of all tabs.
    const text = unread > 0 ? formatUnread(unread) : (null as unknown as string);
    const tabs = (await browser.tabs.query({})).filter(({ incognito }) => incognito);
    await Promise.allSettled(tabs.map(({ id = -1 }) => browser.action.setBadgeText?.({ text, tabId: id })));
  }

  async function show(): Promise<void> {
    const [statuses, connections] = await Promise.all([statusItem.read(), connectionsItem.read(), languageLoaded()]);
    const { openly, privately } = await countUnread();
    const { status } = pickStatus(connections, statuses);
    const isConnected = connections.some(({ baseUrl }) => baseUrl !== PRACTICE_URL);
    const { icon, text, color, title } = describeBadge(openly, status, isConnected);
    await Promise.all([
      tell('icon', icon, () => browser.action.setIcon({ path: iconFiles(icon) })),
      tell('text', text, () => browser.action.setBadgeText?.({ text })),
      tell('color', color, () => browser.action.setBadgeBackgroundColor?.({ color })),
      tell('title', title, () => browser.action.setTitle({ title })),
    ]);
    await showPrivately(privately);
  }

  const update = createCoalescingRunner(show, (error) => console.warn('The badge could not be shown:', error));

  function showAgain(_tabId: number, { status }: { status?: string }, { incognito }: { incognito: boolean }): void {
    if (incognito && status !== undefined) update();
  }

  return update;
}
