import type { BlockedCounts } from '../../lib/email/html/remote-content.ts';
import { formatList } from '../../lib/i18n/format-list.ts';
import { plural, text, textParts } from '../../lib/i18n/text.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { ImageLoading } from './use-remote-images.ts';

/** The other hosts are in the tooltip. */
const MAX_HOSTS = 3;

type BlockedContentProps = {
  blocked: BlockedCounts;
  /** of the images, after the user asked for them */
  loading?: ImageLoading | undefined;
  onShow?: (() => void) | undefined;
};

/** Shown above a message with remote content: images load when the user asks for them, trackers never. */
export function BlockedContent({ blocked, loading, onShow }: BlockedContentProps) {
  const words = describeBlocked(blocked);
  if (!words) return null;
  const first = formatList(blocked.hosts.slice(0, MAX_HOSTS), 'comma');
  const named = blocked.hosts.length > MAX_HOSTS ? text('held.more', { hosts: first }) : first;
  return (
    <div class="blocked-content">
      <Icon name="shield" />
      <div title={formatList(blocked.hosts, 'comma')}>
        <p>{words}</p>
        <p role="status">
          {loading === 'refused' && text('held.refused')}
          {loading === 'incomplete' && text('held.incomplete')}
        </p>
        <p class="blocked-hosts">
          {named && textParts('held.from', { hosts: <bdi dir="ltr">{named}</bdi> })}{' '}
          {onShow && blocked.images > 0 && (
            <Button
              kind="text-button"
              isBusy={loading === 'running'}
              onClick={onShow}
              text={text('message.showImages')}
            />
          )}
        </p>
      </div>
    </div>
  );
}

/**
 * What was blocked in a message: "3 images and 1 tracking pixel blocked". Other files, such as fonts, are not listed.
 * @returns undefined if there were no images and no trackers
 */
export function describeBlocked({ images, trackers }: Pick<BlockedCounts, 'images' | 'trackers'>): string | undefined {
  const parts = [images > 0 && plural('held.images', images), trackers > 0 && plural('held.trackers', trackers)].filter(
    (part) => part !== false,
  );
  return parts.length > 0 ? text('held.back', { list: formatList(parts, 'and') }) : undefined;
}
