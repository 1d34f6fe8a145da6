import { browser } from 'wxt/browser';
import { pickStatus } from '../api/pick-status.ts';
import { statusItem } from '../api/status.ts';
import { countUnread } from '../mailbox/count-unread.ts';
import { createCoalescingRunner } from '../queue/coalescing-runner.ts';
import { languageSpoken } from '../settings/chosen-language.ts';
import { connectionsItem } from '../settings/connection.ts';
import { describeBadge, type IconState, writeNumber } from './describe-badge.ts';

/** The toolbar's icon size, for one, two and three device pixels per CSS pixel. */
function iconFiles(state: IconState): Record<number, string> {
  const name = (size: number) => `/icon/${state === 'idle' ? '' : `${state}-`}${size}.png`;
  return { 16: name(16), 32: name(32), 48: name(48) };
}

let wasShownPrivately = false;

/** Mail to private windows counts in these alone. Chromium tells tabs apart, but not windows, and forgets when a tab goes on. */
async function showPrivately(unread: number): Promise<void> {
  if (unread === 0 && !wasShownPrivately) return;
  wasShownPrivately = unread > 0;
  // With null, which the types lack, a tab has the text of all tabs.
  const text = unread > 0 ? writeNumber(unread) : (null as unknown as string);
  const tabs = (await browser.tabs.query({})).filter(({ incognito }) => incognito);
  await Promise.allSettled(tabs.map(({ id = -1 }) => browser.action.setBadgeText({ text, tabId: id })));
}

async function show(): Promise<void> {
  const [statuses, connections] = await Promise.all([statusItem.read(), connectionsItem.read(), languageSpoken()]);
  const { openly, privately } = await countUnread();
  const { icon, text, color, title } = describeBadge(
    openly,
    pickStatus(connections, statuses).status,
    connections.length > 0,
  );
  await Promise.all([
    browser.action.setIcon({ path: iconFiles(icon) }),
    browser.action.setBadgeText({ text }),
    browser.action.setBadgeBackgroundColor({ color }),
    browser.action.setTitle({ title }),
  ]);
  await showPrivately(privately);
}

const requestUpdate = createCoalescingRunner(show, (error) => console.warn('The badge could not be shown:', error));

/**
 * Updates the toolbar button. One update at a time, so an older state never comes after a newer one; a thousand changes meanwhile
 * are one more update.
 */
export function showBadge(): void {
  requestUpdate();
}
