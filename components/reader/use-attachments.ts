import { useState } from 'preact/hooks';
import { cleanAttachmentName } from '../../lib/email/attachment/attachment-name.ts';
import { type AttachmentType, findAttachmentType } from '../../lib/email/attachment/attachment-type.ts';
import { toBase64 } from '../../lib/email/parse/bytes.ts';
import { zipAttachments } from '../../lib/mailbox/export/zip-file.ts';
import type { Attachment } from '../../lib/mailbox/message.ts';
import { saveFile } from '../ui/save-file.ts';

/** What is known of a loaded attachment. */
export type AttachmentState = {
  /** by its bytes */
  type: AttachmentType;
  /** as a `data:` URL, while the preview is shown */
  picture?: string;
};

/** By the attachments' ids, which the service chooses. */
export type AttachmentStates = ReadonlyMap<string, AttachmentState>;

export type SavingAll = {
  isRunning: boolean;
  /** How many files the last *Save all* could not fetch. */
  missing: number;
};

/** How much of a file is read to find its type. */
const HEAD_BYTES = 1024;

/**
 * Saves attachments, and previews images. An executable file with a misleading name is not saved on the first click: its type is
 * shown, and the second click saves it.
 * @param load returns the bytes, or undefined on failure
 */
export function useAttachments(load: (attachment: string) => Promise<Blob | undefined>) {
  const [states, setStates] = useState<AttachmentStates>(new Map());
  const [savingAll, setSavingAll] = useState<SavingAll>({ isRunning: false, missing: 0 });
  const setKnown = (id: string, state: AttachmentState) => setStates((known) => new Map(known).set(id, state));

  async function inspect({ id, name }: Attachment): Promise<{ bytes: Blob; type: AttachmentType } | undefined> {
    const bytes = await load(id);
    if (!bytes) return undefined;
    const head = new Uint8Array(await bytes.slice(0, HEAD_BYTES).arrayBuffer());
    return { bytes, type: findAttachmentType(cleanAttachmentName(name).extension, head) };
  }

  /** An executable file with a misleading name that the user has not been shown yet. */
  const needsWarning = ({ id }: Attachment, { isMismatched, isActive }: AttachmentType) =>
    !states.has(id) && isMismatched && isActive;

  async function save(attachment: Attachment): Promise<void> {
    const found = await inspect(attachment);
    if (!found) return;
    setKnown(attachment.id, { ...states.get(attachment.id), type: found.type });
    if (!needsWarning(attachment, found.type)) saveFile(found.bytes, cleanAttachmentName(attachment.name).name);
  }

  /** Saves them as one zip file, without those that can't be fetched. If one needs a warning, the first click saves nothing. */
  async function saveAll(attachments: readonly Attachment[], zipName: string, modifiedAt: number): Promise<void> {
    setSavingAll({ isRunning: true, missing: 0 });
    const files: { name: string; bytes: Blob }[] = [];
    let hasWarning = false;
    for (const attachment of attachments) {
      const found = await inspect(attachment);
      if (!found) continue;
      hasWarning ||= needsWarning(attachment, found.type);
      setKnown(attachment.id, { ...states.get(attachment.id), type: found.type });
      files.push({ name: cleanAttachmentName(attachment.name).name, bytes: found.bytes });
    }
    if (files.length > 0 && !hasWarning) {
      saveFile(await zipAttachments(files, modifiedAt), zipName);
    }
    setSavingAll({ isRunning: false, missing: hasWarning ? 0 : attachments.length - files.length });
  }

  async function togglePreview(attachment: Attachment): Promise<void> {
    const known = states.get(attachment.id);
    if (known?.picture) return setKnown(attachment.id, { type: known.type });
    const found = await inspect(attachment);
    if (!found) return;
    const isPicture = found.type.preview === 'image';
    setKnown(attachment.id, {
      type: found.type,
      ...(isPicture && {
        picture: `data:${found.type.type};base64,${toBase64(new Uint8Array(await found.bytes.arrayBuffer()))}`,
      }),
    });
  }

  return { states, savingAll, save, saveAll, togglePreview };
}
