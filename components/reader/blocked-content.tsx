import type { BlockedCounts } from '../../lib/email/html/remote-content.ts';
import { formatList, plural, text } from '../../lib/i18n/text.ts';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Icon } from '../ui/icon.tsx';
import type { ImageLoading } from './use-remote-images.ts';

type BlockedContentProps = {
  blocked: BlockedCounts;
  /** of the images, after the user asked for them */
  loading?: ImageLoading | undefined;
  /** whether the browser asks the user before the images are fetched */
  asksFirst?: boolean;
  onShow?: (() => void) | undefined;
};

/**
 * Shown above a message with remote content: images load when the user asks for them, trackers never. One line, which unfolds what was
 * blocked and from where.
 */
export function BlockedContent({ blocked, loading, asksFirst, onShow }: BlockedContentProps) {
  const { images, trackers, hosts } = blocked;
  if (images + trackers === 0) return null;
  return (
    <div class="blocked-content">
      <Icon name="shield" />
      <Disclosure summary={text('held.back', { count: images + trackers })}>
        {() => (
          <p>
            {describeBlocked(blocked)} · <bdi dir="ltr">{formatList(hosts, 'comma')}</bdi>
          </p>
        )}
      </Disclosure>
      {onShow && images > 0 && (
        <Button kind="text-button" isBusy={loading === 'running'} onClick={onShow} text={text('message.showImages')} />
      )}
      <p role="status">
        {asksFirst && onShow && images > 0 && !loading && text('do.asksFirst')}
        {loading === 'refused' && text('held.refused')}
        {loading === 'incomplete' && text('held.incomplete')}
      </p>
    </div>
  );
}

/** What was blocked in a message: "3 images and 1 tracking pixel". Other files, such as fonts, are not listed. */
export function describeBlocked({ images, trackers }: Pick<BlockedCounts, 'images' | 'trackers'>): string {
  const parts = [images > 0 && plural('held.images', images), trackers > 0 && plural('held.trackers', trackers)];
  return formatList(
    parts.filter((part) => part !== false),
    'and',
  );
}
