import { useMemo, useState } from 'preact/hooks';
import { buildBodyDocument } from '../../lib/email/html/body-document.ts';
import type { BlockedCounts } from '../../lib/email/html/remote-content.ts';
import { findSeenImages } from '../../lib/email/html/seen-images.ts';
import { formatList, plural, text } from '../../lib/i18n/text.ts';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Icon } from '../ui/icon.tsx';
import { useIsDark } from '../ui/use-environment.ts';
import { LinkList } from './link-list.tsx';
import { useReader } from './reader-context.ts';
import { SandboxedMail } from './sandboxed-mail.tsx';
import type { ImageLoading } from './use-remote-images.ts';
import { useAsksFirst, useRemoteImages } from './use-remote-images.ts';

type HtmlBodyProps = {
  html: string;
  /** called when the user asks for the text of a message that is too large for the frame */
  onText: () => void;
};

/** A message's HTML, in a frame without scripts that loads nothing until the user asks for images. */
export function HtmlBody({ html, onText }: HtmlBodyProps) {
  const { state, actions } = useReader();
  const { pictures, offersImages } = state;
  const { loadImages, onPainted } = actions;
  const [isOriginal, setOriginal] = useState(false);
  const theme = useIsDark() && !isOriginal ? 'dark' : 'light';
  const { remote, loading, show } = useRemoteImages(loadImages, async () => {
    return findSeenImages(html, { theme, cid: pictures });
  });
  const { srcdoc, blocked, images, links, isRecoloured, isCut } = useMemo(
    () => buildBodyDocument(html, { remote, theme, cid: pictures }),
    [html, remote, theme, pictures],
  );
  const asksFirst = useAsksFirst(loadImages, images);
  return (
    <>
      <BlockedContent
        blocked={blocked}
        loading={loading}
        asksFirst={asksFirst}
        onShow={offersImages ? () => show(images) : undefined}
      />
      {(isRecoloured || isOriginal) && (
        <Button
          kind="text-button soft original-colours"
          aria-pressed={isOriginal}
          onClick={() => setOriginal(!isOriginal)}
          text={text('message.originalColours')}
        />
      )}
      <SandboxedMail
        srcdoc={srcdoc}
        withoutImages={
          remote === 'blocked' || loadImages
            ? undefined
            : () => buildBodyDocument(html, { remote: 'measured', theme, cid: pictures }).srcdoc
        }
        onPainted={onPainted}
      />
      {isCut && (
        <p class="body-cut soft">
          {text('message.cut')} <Button kind="text-button" onClick={onText} text={text('message.allText')} />
        </p>
      )}
      <LinkList links={links} />
    </>
  );
}

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
function BlockedContent({ blocked, loading, asksFirst, onShow }: BlockedContentProps) {
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
