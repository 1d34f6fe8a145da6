import type { Problem } from '../../lib/api/problem.ts';
import type { SourceHeaders } from '../../lib/email/parse/source-headers.ts';
import { text } from '../../lib/i18n/text.ts';
import type { Address } from '../../lib/mailbox/address.ts';
import { type Attachment, type Body, type Message, SOURCE } from '../../lib/mailbox/message.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { ProblemLine } from '../ui/problem-line.tsx';
import { ViewBar } from '../ui/view-bar.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { AttachmentList } from './attachment-list.tsx';
import { BodyTooLarge } from './body-too-large.tsx';
import { FoundInMessage } from './found-in-message.tsx';
import type { HostServices } from './host-services.ts';
import type { ImageLoader } from './image-loader.ts';
import type { MessageActions } from './message-actions.ts';
import { MessageBody } from './message-body.tsx';
import { MessageDetails } from './message-details.tsx';
import { MessageHead } from './message-head.tsx';
import { SourceView } from './source-view.tsx';
import type { AttachmentStates, SavingAll } from './use-attachments.ts';
import type { FileProgress } from './use-files.ts';

/** The actions of the reader. */
export type ReaderActions = MessageActions &
  Pick<HostServices, 'openPanel' | 'openSettings'> & { copyDetails: (details: string) => void };

export type ReaderProps = {
  message: Message;
  /** its code was replaced by a newer one */
  isCodeReplaced: boolean;
  /** its address, if a page can have asked for its code, and take it */
  requester?: Address | undefined;
  /** a code is being filled in */
  isFilling?: boolean | undefined;
  /** absent until it is loaded */
  body?: Body;
  /** its body was deleted to make room for others */
  isEvicted?: boolean | undefined;
  problem?: Problem;
  isExpired: boolean;
  now: number;
  isSourceShown: boolean;
  /** absent until it is loaded */
  source?: string;
  /** from the source; absent until it is loaded */
  headers?: SourceHeaders;
  /** inline images by Content-ID, as `data:` URLs */
  pictures?: Readonly<Record<string, string>>;
  /** the files that are loading, by attachment id; the source is `SOURCE` */
  loading: ReadonlyMap<string, FileProgress>;
  /** what is known of attachments that were loaded, by id */
  attachments: AttachmentStates;
  savingAll: SavingAll;
  actions: ReaderActions;
  /** whether its HTML may be shown, see `useOpening`; absent: it may */
  opening?: { mayOpen: boolean; openAnyway: () => void; onPainted: () => void };
  /** false if remote images are never to be shown */
  offersImages?: boolean;
  /** absent where frames load remote images */
  loadImages?: ImageLoader | undefined;
  onRetry?: () => void;
  onBack: () => void;
  /** the details were opened: they need the source */
  onDetails: () => void;
  onSource: () => void;
  /** loads it again: its end is missing */
  onSourceAgain: () => void;
  onSaveSource: () => void;
  /** absent until it can be done */
  onPrint?: (() => void) | undefined;
  onSaveAttachment: (attachment: Attachment) => void;
  onSaveAttachments: () => void;
  onPreviewAttachment: (attachment: Attachment) => void;
  onMarkUnread: () => void;
  onDelete: () => void;
};

/** One message with everything about it. */
export function Reader(props: ReaderProps) {
  const { message, body, problem, isSourceShown, source, loading, actions } = props;
  const isTooLarge = !body && problem?.kind === 'too-large';
  return (
    <article class="reader">
      <ViewBar onBack={props.onBack}>
        {actions.openPanel && <IconButton icon="panel" label={text('do.openPanel')} onClick={actions.openPanel} />}
        <IconButton icon="source" label={text('message.source')} isPressed={isSourceShown} onClick={props.onSource} />
        <IconButton
          icon="save"
          label={text('message.saveEml')}
          isBusy={loading.has(SOURCE)}
          onClick={props.onSaveSource}
        />
        {props.onPrint && <IconButton icon="print" label={text('message.print')} onClick={props.onPrint} />}
        <IconButton icon="unread" label={text('select.markUnread')} onClick={props.onMarkUnread} />
        <IconButton icon="delete" label={text('do.deleteMessage')} onClick={props.onDelete} />
      </ViewBar>
      <MessageHead message={message} isExpired={props.isExpired} now={props.now}>
        <MessageDetails
          message={message}
          body={body}
          headers={props.headers}
          isLoading={loading.has(SOURCE)}
          onOpen={props.onDetails}
        />
      </MessageHead>
      <div role="alert">
        {problem && !isTooLarge && (
          <ProblemLine
            problem={problem}
            onRetry={props.onRetry}
            onCopyDetails={actions.copyDetails}
            onOpenSettings={actions.openSettings}
          />
        )}
      </div>
      {isSourceShown ? (
        source === undefined ? (
          <Waiting what={text('message.fetchingSource')} />
        ) : (
          <SourceView source={source} isLoading={props.loading.has(SOURCE)} onAgain={props.onSourceAgain} />
        )
      ) : (
        <>
          <FoundInMessage
            message={message}
            isCodeReplaced={props.isCodeReplaced}
            requester={props.requester}
            now={props.now}
            isFilling={props.isFilling}
            onCopyCode={actions.copyCode}
            onFillCode={actions.fillCode}
            onOpenLink={actions.openLink}
          />
          {body && (
            <MessageBody
              body={body}
              opening={props.opening}
              pictures={props.pictures}
              offersImages={props.offersImages}
              loadImages={props.loadImages}
              misleadingLink={message.misleadingLink}
              onCopyLink={actions.copyLink}
              onOpenLink={actions.openLink}
            />
          )}
          {isTooLarge && (
            <BodyTooLarge
              size={problem.size}
              onFetch={props.isExpired ? undefined : props.onRetry}
              onSave={props.onSaveSource}
            />
          )}
          {props.isEvicted && <BodyEvicted isGone={props.isExpired} onFetch={() => props.onRetry?.()} />}
          {!body && !problem && !props.isEvicted && <Waiting what={text('message.fetching')} />}
          {body && body.attachments.length > 0 && (
            <AttachmentList
              attachments={body.attachments}
              loading={loading}
              states={props.attachments}
              savingAll={props.savingAll}
              onSave={props.onSaveAttachment}
              onSaveAll={props.onSaveAttachments}
              onPreview={props.onPreviewAttachment}
            />
          )}
        </>
      )}
    </article>
  );
}

type BodyEvictedProps = {
  /** the service has forgotten it with its address */
  isGone: boolean;
  onFetch: () => void;
};

/** Seen in place of a message's text that was evicted. */
function BodyEvicted({ isGone, onFetch }: BodyEvictedProps) {
  return (
    <EmptyState title={text('keep.clearedTitle')} text={text(isGone ? 'keep.bodyGone' : 'keep.bodyCleared')}>
      {!isGone && (
        <button type="button" class="button" onClick={onFetch}>
          {text('keep.fetchAgain')}
        </button>
      )}
    </EmptyState>
  );
}
