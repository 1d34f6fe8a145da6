import { isPaused } from '../api/next-status.ts';
import type { Status } from '../api/status.ts';
import { text } from '../language/text.ts';

/** The toolbar button's icons: nothing new, unread mail, something wrong, no service connected. */
export type IconState = 'idle' | 'mail' | 'error' | 'off';

/** What the toolbar button shows: an icon, a short text on a colour, and a tooltip. An empty text is no badge. */
export type Badge = { icon: IconState; text: string; color: string; title: string };

const MAIL = '#0b6b5d';
const WARNING = '#b4581a';

/**
 * @param unread messages of all live addresses
 * @param isConnected whether a service is connected: without one there are no warnings
 */
export function describeBadge(unread: number, status: Pick<Status, 'problem'>, isConnected: boolean): Badge {
  if (isConnected && isPaused(status))
    return { icon: 'error', text: '!', color: WARNING, title: text('badge.attention') };
  const icon = isConnected ? (unread > 0 ? 'mail' : 'idle') : 'off';
  if (unread === 0) return { icon, text: '', color: MAIL, title: isConnected ? 'Mayfly' : text('badge.notConnected') };
  const number = unread > 999 ? '999+' : String(unread);
  return { icon, text: number, color: MAIL, title: text('badge.unread', { number }) };
}
