import { isPaused, type Status } from '../../api/status.ts';
import { formatUnread } from '../../i18n/format-unread.ts';
import { text } from '../../i18n/text.ts';

/** The toolbar button's icons: `idle`: a service is connected; `error`: it needs the user; `off`: none is connected. */
export type IconState = 'idle' | 'error' | 'off';

/** What the toolbar button shows: an icon, a short text on a colour, and a tooltip. With an empty text there is no badge. */
export type Badge = { icon: IconState; text: string; color: string; title: string };

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
