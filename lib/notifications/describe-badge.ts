import { isPaused } from '../api/next-status.ts';
import type { Status } from '../api/status.ts';
import { text } from '../language/text.ts';

/** What the toolbar button shows: a short text on a colour, and a tooltip. An empty text is no badge. */
export type Badge = { text: string; color: string; title: string };

const MAIL = '#0b6b5d';
const WARNING = '#b4581a';

/**
 * @param isConnected whether a service is connected: before that there is nothing to warn of
 * @param unread over all live addresses
 */
export function describeBadge(unread: number, status: Pick<Status, 'problem'>, isConnected: boolean): Badge {
  if (isConnected && isPaused(status)) return { text: '!', color: WARNING, title: text('badge.attention') };
  if (unread === 0) return { text: '', color: MAIL, title: 'Mayfly' };
  const number = unread > 999 ? '999+' : String(unread);
  return { text: number, color: MAIL, title: text('badge.unread', { number }) };
}
