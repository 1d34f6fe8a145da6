import './reader.css';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { mailFileName } from '../../lib/email/parse/mail-file-name.ts';
import { text } from '../../lib/i18n/text.ts';
import { isLive } from '../../lib/mailbox/address.ts';
import type { Mailbox } from '../../lib/mailbox/store.ts';
import { settingsItem } from '../../lib/storage/settings.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { useStoredItem } from '../ui/use-stored.ts';
import { ViewBar } from '../ui/view-bar.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { findReplacedCodes, findRequester } from './found-code.ts';
import type { HostServices } from './host-services.ts';
import { imageLoader } from './image-loader.ts';
import { leaveOpening, mayOpen, startPainting, wasOpened } from './opening.ts';
import { Reader, type ReaderActions } from './reader.tsx';
import { useAttachments } from './use-attachments.ts';
import { useBody } from './use-body.ts';
import { useFiles } from './use-files.ts';
import { printedMail, usePrint } from './use-print.ts';
import { useSource } from './use-source.ts';

/**
 * Notes that a message's HTML is shown, until it is painted or left. One that stopped its page the last time is shown only if the
 * person wants it.
 * @param hasHtml false until its body was read
 */
function useOpening(id: string, hasHtml: boolean) {
  const [may, setMay] = useState(() => mayOpen(id));

  useLayoutEffect(() => {
    if (may && hasHtml) startPainting(id);
    return () => leaveOpening(id);
  }, [id, may, hasHtml]);

  return { mayOpen: may, openAnyway: () => setMay(true), onPainted: () => wasOpened(id) };
}

export type MessagePageProps = {
  id: string;
  /** absent until it is read */
  mailbox?: Mailbox;
  now: number;
  /** there is a page to fill */
  canFill?: boolean;
  /** ids of the browser's tabs; absent while unknown */
  openTabs?: ReadonlySet<number> | undefined;
  /** a code is being filled in */
  isFilling?: boolean;
  actions: ReaderActions & Pick<HostServices, 'saveFile' | 'requestOrigin'>;
  /** opened to be printed */
  isPrintWanted?: boolean;
  onPrinted: () => void;
  /** prints it in the tab instead */
  onPrintElsewhere?: (() => void) | undefined;
  onBack: () => void;
  onDelete: () => void;
};

/** The open message; its body, files and source load when they are needed. Opening it marks it as read. */
export function MessagePage(props: MessagePageProps) {
  const { id, mailbox, now, canFill = false, openTabs, isFilling, actions, onBack, onDelete } = props;
  const { body, isEvicted, problem, retry } = useBody(id);
  const opening = useOpening(id, !!body?.html?.trim());
  const files = useFiles(id);
  const source = useSource(files.load, /\bcid:/i.test(body?.html ?? ''));
  const attachments = useAttachments(files.load, actions.saveFile);
  const settings = useStoredItem(settingsItem);
  const loadImages = useMemo(() => imageLoader(id, actions.requestOrigin), [id]);
  const [isSourceShown, setSourceShown] = useState(false);

  const message = mailbox?.messages.find((each) => each.id === id);
  const isThere = message !== undefined;
  const print = usePrint({
    // One that stopped its page the last time is opened first.
    mail:
      message && body && opening.mayOpen && !source.arePicturesDue
        ? printedMail(message, body, source.pictures)
        : undefined,
    isWanted: props.isPrintWanted === true,
    onPrinted: props.onPrinted,
    onElsewhere: props.onPrintElsewhere,
  });
  useEffect(() => {
    // Once, so that it can be marked as unread while it is open.
    if (message && message.readAt === undefined) actions.markOpened(id);
  }, [id, isThere]);

  async function markUnread() {
    await actions.markRead([id], false);
    onBack();
  }

  if (!message) return mailbox ? <MessageGone onBack={onBack} /> : <Waiting what={text('message.opening')} />;
  const isCodeReplaced = findReplacedCodes(mailbox?.messages ?? []).has(id);
  const address = mailbox?.addresses.find(({ email }) => email === message.address);

  async function showSource() {
    setSourceShown(!isSourceShown);
    if (!isSourceShown && source.text === undefined && !(await source.bring())) setSourceShown(false);
  }

  async function saveSource() {
    const bytes = await source.bring();
    if (bytes) actions.saveFile(bytes, mailFileName('eml', message?.subject, message?.createdAt));
  }

  async function saveAttachments() {
    const { subject, createdAt } = message ?? {};
    await attachments.saveAll(body?.attachments ?? [], mailFileName('zip', subject, createdAt), createdAt ?? now);
  }

  return (
    <Reader
      message={message}
      isCodeReplaced={isCodeReplaced}
      requester={findRequester(address, canFill, openTabs)}
      isFilling={isFilling}
      body={body}
      opening={opening}
      isEvicted={isEvicted}
      problem={problem ?? files.problem}
      isExpired={!address || !isLive(address, now)}
      now={now}
      isSourceShown={isSourceShown}
      source={source.text}
      headers={source.headers}
      pictures={source.pictures}
      loading={files.loading}
      attachments={attachments.states}
      savingAll={attachments.savingAll}
      actions={actions}
      offersImages={settings?.remoteImages === 'ask'}
      loadImages={loadImages}
      onRetry={problem || isEvicted ? retry : undefined}
      onBack={onBack}
      onDetails={() => void (source.text === undefined && source.bring())}
      onSource={() => void showSource()}
      onSourceAgain={() => void source.bring({ isAgain: true })}
      onPrint={print}
      onSaveSource={() => void saveSource()}
      onSaveAttachment={(attachment) => void attachments.save(attachment)}
      onSaveAttachments={() => void saveAttachments()}
      onPreviewAttachment={(attachment) => void attachments.togglePreview(attachment)}
      onMarkUnread={() => void markUnread()}
      onDelete={onDelete}
    />
  );
}

/** Shown when a notification or a link leads to a deleted message. */
export function MessageGone({ onBack }: { onBack: () => void }) {
  return (
    <>
      <ViewBar title={text('message.title')} onBack={onBack} />
      <EmptyState title={text('message.goneTitle')} text={text('message.goneText')}>
        <button type="button" class="button" onClick={onBack}>
          {text('do.showAllMessages')}
        </button>
      </EmptyState>
    </>
  );
}
