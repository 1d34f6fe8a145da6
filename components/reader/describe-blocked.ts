import type { BlockedCounts } from '../../lib/email/html/remote-content.ts';
import { formatList } from '../../lib/i18n/format-list.ts';
import { plural, text } from '../../lib/i18n/text.ts';

/**
 * What was blocked in a message: "Blocked: 3 images and 1 tracking pixel".
 * @returns undefined if nothing was
 */
export function describeBlocked({ images, trackers, others }: BlockedCounts): string | undefined {
  const parts = [
    images > 0 && plural('held.images', images),
    trackers > 0 && plural('held.trackers', trackers),
    others > 0 && plural('held.others', others),
  ].filter((part) => part !== false);
  return parts.length > 0 ? text('held.back', { list: formatList(parts, 'and') }) : undefined;
}
