import { isPaused } from '../api/next-status.ts';
import type { Status } from '../api/status.ts';
import { text } from '../language/text.ts';

/** The pictures that the toolbar button has: nothing new, unread mail, something to be mended, no service connected. */
export type IconState = 'idle' | 'mail' | 'error' | 'off';

/** What the toolbar button shows: a picture, a short text on a colour, and a tooltip. An empty text is no badge. */
export type Badge = { icon: IconState; text: string; color: string; title: string };

const MAIL = '#0b6b5d';
const WARNING = '#b4581a';

/**
 * @param isConnected whether a service is connected: before that there is nothing to warn of
 * @param unread over all live addresses
 */
export function describeBadge(unread: number, status: Pick<Status, 'problem'>, isConnected: boolean): Badge {
  if (isConnected && isPaused(status))
    return { icon: 'error', text: '!', color: WARNING, title: text('badge.attention') };
  const icon = isConnected ? (unread > 0 ? 'mail' : 'idle') : 'off';
  if (unread === 0) return { icon, text: '', color: MAIL, title: isConnected ? 'Mayfly' : text('badge.notConnected') };
  const number = unread > 999 ? '999+' : String(unread);
  return { icon, text: number, color: MAIL, title: text('badge.unread', { number }) };
}
