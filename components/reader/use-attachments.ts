import { useState } from 'preact/hooks';
import type { Attachment } from '../../lib/mailbox/message.ts';
import { cleanAttachmentName } from '../../lib/message/attachment/attachment-name.ts';
import { type AttachmentType, findAttachmentType } from '../../lib/message/attachment/attachment-type.ts';

/** What is known of an attachment since its bytes came. */
export type AttachmentState = {
  /** by its bytes */
  type: AttachmentType;
  /** as a `data:` address, while it is looked at */
  picture?: string;
};

/** As far as a file's head is looked at. */
const HEAD_BYTES = 1024;

/**
 * Saves attachments and shows pictures among them. A file that is something else than its name says, and runs, is not saved at
 * the first press: what it is is said, and the second press saves it.
 * @param load brings the bytes; undefined when they did not come
 */
export function useAttachments(
  load: (attachment: string) => Promise<Blob | undefined>,
  saveFile: (bytes: Blob, name: string) => void,
) {
  const [states, setStates] = useState<Readonly<Record<string, AttachmentState>>>({});
  const note = (id: string, state: AttachmentState) => setStates((known) => ({ ...known, [id]: state }));

  async function bring({ id, name }: Attachment): Promise<{ bytes: Blob; type: AttachmentType } | undefined> {
    const bytes = await load(id);
    if (!bytes) return undefined;
    const head = new Uint8Array(await bytes.slice(0, HEAD_BYTES).arrayBuffer());
    return { bytes, type: findAttachmentType(cleanAttachmentName(name).extension, head) };
  }

  async function save(attachment: Attachment): Promise<void> {
    const found = await bring(attachment);
    if (!found) return;
    const isKnown = states[attachment.id] !== undefined;
    note(attachment.id, { ...states[attachment.id], type: found.type });
    if (isKnown || !(found.type.isMismatched && found.type.isActive)) {
      saveFile(found.bytes, cleanAttachmentName(attachment.name).name);
    }
  }

  async function togglePreview(attachment: Attachment): Promise<void> {
    const known = states[attachment.id];
    if (known?.picture) return note(attachment.id, { type: known.type });
    const found = await bring(attachment);
    if (!found) return;
    const isPicture = found.type.preview === 'image';
    note(attachment.id, {
      type: found.type,
      ...(isPicture && { picture: await toDataUrl(found.bytes, found.type.type) }),
    });
  }

  return { states, save, togglePreview };
}

function toDataUrl(bytes: Blob, type: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(new Blob([bytes], { type }));
  });
}
