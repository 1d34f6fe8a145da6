import { cleanAttachmentName, mailFileName, uniqueNames } from '../../email/attachment/attachment-name.ts';
import { composeEml } from '../../email/parse/compose-eml.ts';
import { type Body, type Message, SOURCE, type StoredFile } from '../message.ts';
import { zipFile } from './zip-file.ts';

/** Reads the parts of messages. None of these functions rejects. */
export type StoredMail = {
  readBody: (id: string) => Promise<Body | undefined>;
  readFiles: (id: string) => Promise<StoredFile[]>;
  /** the original source, from the service if it is not stored; undefined if it is no longer available */
  findSource: (message: Message) => Promise<Blob | undefined>;
};

export type Exported = {
  file: Blob;
  name: string;
  /** How many messages were composed from their parts, because their source is no longer available. */
  composed: number;
};

type ExportOptions = {
  messages: Message[];
  storedMail: StoredMail;
  /** epoch ms */
  now: number;
  /** called after each message */
  onProgress?: (done: number) => void;
  signal?: AbortSignal;
};

/**
 * Writes one message into an `.eml` file, or several into a zip file: an `.eml` file for each, with its stored attachments beside it. They are
 * written one after the other, so that memory use does not grow with their number.
 * @throws the signal's reason
 */
export async function exportMail(options: ExportOptions): Promise<Exported> {
  const { messages, now } = options;
  const [only] = messages;
  if (only && messages.length === 1) {
    const { source, isComposed } = await sourceOf(only, options.storedMail);
    options.onProgress?.(1);
    return {
      file: new Blob([source]),
      name: mailFileName('eml', only.subject, only.createdAt),
      composed: isComposed ? 1 : 0,
    };
  }
  return { ...(await zipAll(options)), name: `Mayfly ${new Date(now).toISOString().slice(0, 10)}.zip` };
}

async function zipAll({ messages, storedMail, onProgress, signal }: ExportOptions) {
  const zip = zipFile();
  const digits = String(messages.length).length;
  let composed = 0;
  for (const [at, message] of messages.entries()) {
    signal?.throwIfAborted();
    const { createdAt, subject } = message;
    const { source, isComposed } = await sourceOf(message, storedMail);
    if (isComposed) composed += 1;
    const name = `${String(at + 1).padStart(digits, '0')} ${mailFileName('eml', subject, createdAt)}`;
    await zip.add(name, source, createdAt);
    for (const file of await readAttachments(message, storedMail))
      await zip.add(`${name.replace(/\.eml$/, '')}/${file.name}`, file.bytes, createdAt);
    onProgress?.(at + 1);
  }
  return { file: zip.end(), composed };
}

async function sourceOf(
  message: Message,
  storedMail: StoredMail,
): Promise<{ source: Blob | Uint8Array<ArrayBuffer>; isComposed: boolean }> {
  const source = await storedMail.findSource(message);
  if (source) return { source, isComposed: false };
  const [body, files] = [await storedMail.readBody(message.id), await readAttachments(message, storedMail)];
  const composed = composeEml({
    ...message,
    to: body?.to ?? message.address,
    cc: body?.cc ?? [],
    text: body?.text,
    html: body?.html,
    files: await Promise.all(
      files.map(async ({ name, bytes }) => ({ name, bytes: new Uint8Array(await bytes.arrayBuffer()) })),
    ),
  });
  return { source: composed as Uint8Array<ArrayBuffer>, isComposed: true };
}

async function readAttachments(
  { id }: Message,
  { readBody, readFiles }: StoredMail,
): Promise<{ name: string; bytes: Blob }[]> {
  const [body, stored] = [await readBody(id), await readFiles(id)];
  const raw = new Map(body?.attachments.map((attachment) => [attachment.id, attachment.name]));
  const files = stored.filter(({ file }) => file !== SOURCE);
  const names = uniqueNames(files.map(({ file }) => cleanAttachmentName(raw.get(file)).name));
  return files.map(({ bytes }, at) => ({ name: names[at] ?? `attachment ${at}`, bytes }));
}
