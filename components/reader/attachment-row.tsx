import { useId } from 'preact/hooks';
import { cleanAttachmentName, isActiveExtension } from '../../lib/email/attachment/attachment-name.ts';
import { picturePage, trustedPage } from '../../lib/email/html/body-page.ts';
import { formatBytes } from '../../lib/i18n/format-bytes.ts';
import { type PlainKey, text } from '../../lib/i18n/text.ts';
import type { Attachment } from '../../lib/mailbox/message.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { restrictPage } from './page-policy.ts';
import type { AttachmentState } from './use-attachments.ts';
import type { FileProgress } from './use-files.ts';

/** Media types and their plain names; the first match counts. */
const KINDS: [type: RegExp, kind: PlainKey][] = [
  [/executable|elf|mach-binary|x-sh|shortcut|javascript/, 'attachment.program'],
  [/html/, 'attachment.webPage'],
  [/svg/, 'attachment.drawing'],
  [/^image\//, 'attachment.picture'],
  [/pdf/, 'attachment.pdf'],
  [/zip|7z|rar/, 'attachment.archive'],
  [/ole-storage|rtf/, 'attachment.document'],
  [/^video\//, 'attachment.video'],
  [/^audio\//, 'attachment.recording'],
];

/** The kind of a file, with its article. @param type media type */
function describeFileKind(type: string): string {
  return text(KINDS.find(([known]) => known.test(type))?.[1] ?? 'attachment.otherKind');
}

type AttachmentRowProps = {
  attachment: Attachment;
  /** while it loads */
  progress?: FileProgress;
  /** once its bytes were read */
  state?: AttachmentState;
  onSave: () => void;
  onPreview: () => void;
};

/** Extensions with a preview; the bytes decide whether it is shown. */
const PICTURE = /^(png|apng|jpe?g|jfif|gif|webp|avif|bmp)$/;

/** A file into which Outlook packs what only it can read. */
const WINMAIL = /^win(?:mail)?\b.*\.dat$/i;

/** One attachment: its name made safe, warnings about it, and its buttons. */
export function AttachmentRow({ attachment, progress, state, onSave, onPreview }: AttachmentRowProps) {
  const id = useId();
  const { name, extension, isDisguised } = cleanAttachmentName(attachment.name);
  const facts = [extension.toUpperCase(), formatBytes(attachment.size)].filter(Boolean).join(' · ');
  const isMismatched = state?.type.isMismatched === true;
  const isTnef = WINMAIL.test(name) || state?.type.type === 'application/ms-tnef';
  const isActive = !isTnef && (state?.type.isActive ?? isActiveExtension(extension));
  return (
    <li class="attachment-row">
      <Icon name={isDisguised || isActive || isMismatched ? 'warning' : 'file'} />
      <div>
        <p class="attachment-name" id={id}>
          {name}
        </p>
        <p class="soft tabular">{facts}</p>
        {isMismatched && (
          <p class="attachment-risk">
            {text('attachment.mismatch', {
              extension: extension.toUpperCase(),
              kind: describeFileKind(state.type.type),
            })}
          </p>
        )}
        {(isDisguised || isActive) && (
          <p class="attachment-risk">
            {isDisguised && `${text('attachment.disguised')} `}
            {isActive && text('attachment.active')}
          </p>
        )}
        {extension === 'pdf' && !isMismatched && (
          // 2026-11: Chromium opens no PDF in a frame with a sandbox, Firefox none without scripts.
          <p class="attachment-note soft">{text('attachment.pdfNote')}</p>
        )}
        {isTnef && !isMismatched && <p class="attachment-note soft">{text('attachment.tnefNote')}</p>}
        {progress && <Progress progress={progress} />}
      </div>
      <span class="attachment-actions">
        {PICTURE.test(extension) && !isMismatched && !progress && (
          <Button
            kind="button plain"
            aria-describedby={id}
            aria-expanded={state?.picture !== undefined}
            onClick={onPreview}
            text={text(state?.picture ? 'attachment.hide' : 'attachment.look')}
          />
        )}
        <Button
          aria-describedby={id}
          isBusy={progress !== undefined}
          onClick={() => onSave()}
          text={text(progress ? 'attachment.fetching' : isMismatched && isActive ? 'attachment.saveAnyway' : 'do.save')}
        />
      </span>
      {state?.picture && <Picture name={name} url={state.picture} />}
    </li>
  );
}

/** The progress of a download; indeterminate without a known size. */
function Progress({ progress: { loadedBytes, totalBytes } }: { progress: FileProgress }) {
  if (loadedBytes === 0) return null;
  const words = totalBytes ? `${formatBytes(loadedBytes)} / ${formatBytes(totalBytes)}` : formatBytes(loadedBytes);
  return (
    <p class="attachment-progress soft tabular">
      <progress
        max={totalBytes ?? 1}
        value={totalBytes ? loadedBytes : undefined}
        aria-label={text('attachment.progress')}
      />
      {words}
    </p>
  );
}

/** In the same sandbox as a mail, and without links. */
function Picture({ name, url }: { name: string; url: string }) {
  restrictPage();
  return (
    <iframe
      class="attachment-picture"
      title={text('attachment.pictureNamed', { name })}
      sandbox=""
      srcdoc={trustedPage(picturePage(url))}
    />
  );
}
