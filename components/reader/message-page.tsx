import './reader.css';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { mailFileName } from '../../lib/email/attachment/attachment-name.ts';
import { binaryOf } from '../../lib/email/parse/bytes.ts';
import { findInlinePictures, showsInlinePictures } from '../../lib/email/parse/inline-pictures.ts';
import { parseSource, type Source } from '../../lib/email/parse/parse-source.ts';
import { text } from '../../lib/i18n/text.ts';
import { SOURCE } from '../../lib/mailbox/message.ts';
import type { Mailbox } from '../../lib/mailbox/store.ts';
import { settingsItem } from '../../lib/storage/settings.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState, WaitingBar } from '../ui/empty-state.tsx';
import { saveFile } from '../ui/save-file.ts';
import { useStoredItem } from '../ui/use-stored.ts';
import { ViewBar } from '../ui/view-bar.tsx';
import { imageLoader } from './image-loader.ts';
import type { MessageActions } from './message-actions.ts';
import type { ReaderState } from './model.ts';
import { leaveOpening, mayOpen, startPainting, wasOpened } from './opening.ts';
import { Reader } from './reader.tsx';
import type { ReaderActions } from './reader-context.ts';
import { useAttachments } from './use-attachments.ts';
import { useBody } from './use-body.ts';
import { useFiles } from './use-files.ts';

/**
 * Marks a message as opening, from when its HTML is shown until that is painted or left. A message that stopped its page the last time is
 * shown only if the user asks for it.
 * @param hasHtml false until its body is read
 */
function useOpening(id: string, hasHtml: boolean) {
  const [may, setMay] = useState(() => mayOpen(id));

  useLayoutEffect(() => {
    if (may && hasHtml) startPainting(id);
    return () => leaveOpening(id);
  }, [id, may, hasHtml]);

  return { mayOpen: may, actions: { openAnyway: () => setMay(true), onPainted: () => wasOpened(id) } };
}

export type MessagePageProps = {
  id: string;
  /** Absent until it is read. */
  mailbox?: Mailbox;
  now: number;
  /** The state of the page beside the popup, see `ReaderState`. */
  page: Pick<ReaderState, 'canFill' | 'openTabs' | 'site' | 'isFilling'>;
  actions: Omit<MessageActions, 'openLink'> &
    Pick<ReaderActions, 'openPanel' | 'openSettings' | 'openLink' | 'copyDetails' | 'back' | 'deleteMessage'>;
};

/** The open message; its body, files and source load when they are needed. Opening it marks it as read. */
export function MessagePage({ id, mailbox, now, page, actions }: MessagePageProps) {
  const { retry, problem: bodyProblem, ...body } = useBody(id);
  const opening = useOpening(id, !!body.body?.html?.trim());
  const files = useFiles(id);
  const hasPictures = showsInlinePictures(body.body?.html ?? '', body.body?.attachments ?? []);
  const { source, pictures, loadSource } = useSource(files.load, hasPictures);
  const attachments = useAttachments(files.load);
  const settings = useStoredItem(settingsItem);
  const loadImages = useMemo(() => imageLoader(id), [id]);
  const [isSourceShown, setSourceShown] = useState(false);

  const message = mailbox?.messages.find((each) => each.id === id);
  const hasMessage = message !== undefined;
  useEffect(() => {
    // Only once, so that the user can mark the message as unread while it is open.
    if (message && message.readAt === undefined) actions.markOpened(id);
  }, [id, hasMessage]);

  if (!message) return mailbox ? <MessageGone onBack={actions.back} /> : <WaitingBar what={text('message.opening')} />;
  const { subject, createdAt } = message;

  async function toggleSource() {
    setSourceShown(!isSourceShown);
    if (!isSourceShown && !source && !(await loadSource())) setSourceShown(false);
  }

  async function saveSource() {
    const bytes = await files.load(SOURCE);
    if (bytes) saveFile(bytes, mailFileName('eml', subject, createdAt));
  }

  const state: ReaderState = {
    ...body,
    ...page,
    message,
    messages: mailbox?.messages ?? [],
    address: mailbox?.addresses.find(({ email }) => email === message.address),
    bodyProblem,
    fileProblem: files.problem,
    loading: files.loading,
    isSourceShown,
    source,
    pictures,
    attachments: attachments.states,
    savingAll: attachments.savingAll,
    mayOpen: opening.mayOpen,
    offersImages: settings?.remoteImages === 'ask',
    now,
  };
  return (
    <Reader
      state={state}
      actions={{
        ...actions,
        ...opening.actions,
        loadImages,
        retry,
        readDetails: () => void (!source && loadSource()),
        toggleSource: () => void toggleSource(),
        fetchSourceAgain: () => void loadSource({ isAgain: true }),
        saveSource: () => void saveSource(),
        saveAttachment: (attachment) => void attachments.save(attachment),
        saveAttachments: (listed) =>
          void attachments.saveAll(listed, mailFileName('zip', subject, createdAt), createdAt),
        previewAttachment: (attachment) => void attachments.togglePreview(attachment),
        markUnread: () => void actions.markRead([id], false).then(actions.back),
      }}
    />
  );
}

/** Shown when a notification or a link leads to a deleted message. */
export function MessageGone({ onBack }: { onBack: () => void }) {
  return (
    <>
      <ViewBar title={text('message.title')} onBack={onBack} />
      <EmptyState title={text('message.goneTitle')} text={text('message.goneText')}>
        <Button onClick={onBack} text={text('do.showAllMessages')} />
      </EmptyState>
    </>
  );
}

/**
 * A message's source, which is loaded when it is needed, and what is parsed from it.
 * @param hasPictures the message has inline images: the source loads at once, and a failure is not shown, as the message can be
 *   read without them
 */
function useSource(load: ReturnType<typeof useFiles>['load'], hasPictures: boolean) {
  const [source, setSource] = useState<Source>();

  /** @returns undefined on failure */
  async function loadSource(options: { isQuiet?: boolean; isAgain?: boolean } = {}): Promise<Blob | undefined> {
    const bytes = await load(SOURCE, options);
    if (bytes) setSource(parseSource(binaryOf(new Uint8Array(await bytes.arrayBuffer()))));
    return bytes;
  }

  useEffect(() => {
    if (hasPictures) void loadSource({ isQuiet: true });
  }, [hasPictures]);

  const pictures = useMemo(
    () => (hasPictures && source ? findInlinePictures(source.parts) : undefined),
    [hasPictures, source],
  );
  return { source, pictures, loadSource };
}
