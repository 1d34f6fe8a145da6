import type { Address } from '../mailbox/address.ts';
import type { Body, Message } from '../mailbox/message.ts';
import { SOURCE, type StoredFile } from '../mailbox/stored-file.ts';
import { cleanAttachmentName } from '../message/attachment/attachment-name.ts';
import { composeEml } from '../message/mime/compose-eml.ts';
import { mailFileName } from '../message/mime/mail-file-name.ts';
import { mboxEntry } from '../message/mime/mbox-entry.ts';
import { parseSender } from '../message/parse-sender.ts';
import {
  ARCHIVE_HEAD,
  type ArchivedMessage,
  type ArchiveHead,
  MESSAGES_FOLDER,
  toArchivedAddress,
} from './archived-message.ts';
import { growingFile } from './growing-file.ts';
import { zipFile } from './zip-file.ts';

/** `eml`: a file for each message, zipped if there are several. `mbox`: one file. `json`: everything stored, to be restored. */
export type ExportFormat = 'eml' | 'mbox' | 'json';

/** Where the parts of messages come from; none of these rejects. */
export type StoredMail = {
  addresses: Address[];
  readBody: (id: string) => Promise<Body | undefined>;
  /** the stored ones: attachments and the source */
  readFiles: (id: string) => Promise<StoredFile[]>;
  /** the original source, from the service if it is not stored; undefined if it is no longer available */
  findSource: (message: Message) => Promise<Blob | undefined>;
};

/** @property composed how many messages were composed, as their source is no longer available */
export type Exported = { file: Blob; name: string; composed: number };

type ExportOptions = {
  format: ExportFormat;
  messages: Message[];
  storedMail: StoredMail;
  /** epoch ms */
  now: number;
  /** called after each message */
  onProgress?: (done: number) => void;
  signal?: AbortSignal;
};

/** In one file of an archive: many make it small, few keep memory low. */
const MESSAGES_PER_FILE = 50;
/** Much longer files are not read back. */
const CHARACTERS_PER_FILE = 4_000_000;

/**
 * Writes messages into a file to be saved, one after the other: memory use does not grow with their number.
 * @throws the signal's reason
 */
export async function exportMail(options: ExportOptions): Promise<Exported> {
  const { format, messages, now } = options;
  const day = new Date(now).toISOString().slice(0, 10);
  if (format === 'json') return { ...(await writeArchive(options)), name: `Mayfly ${day}.zip`, composed: 0 };
  const [only] = messages;
  if (format === 'eml' && messages.length === 1 && only) {
    const { source, isComposed } = await sourceOf(only, options.storedMail);
    options.onProgress?.(1);
    return {
      file: new Blob([source]),
      name: mailFileName('eml', only.subject, only.createdAt),
      composed: isComposed ? 1 : 0,
    };
  }
  return format === 'eml'
    ? { ...(await writeEmlZip(options)), name: `Mayfly ${day} eml.zip` }
    : { ...(await writeMbox(options)), name: `Mayfly ${day}.mbox` };
}

async function writeEmlZip({ messages, storedMail, onProgress, signal }: ExportOptions) {
  const zip = zipFile();
  const digits = String(messages.length).length;
  let composed = 0;
  for (const [at, message] of messages.entries()) {
    signal?.throwIfAborted();
    const { source, isComposed } = await sourceOf(message, storedMail);
    if (isComposed) composed += 1;
    const number = String(at + 1).padStart(digits, '0');
    await zip.add(`${number} ${mailFileName('eml', message.subject, message.createdAt)}`, source, message.createdAt);
    onProgress?.(at + 1);
  }
  return { file: zip.end(), composed };
}

async function writeMbox({ messages, storedMail, onProgress, signal }: ExportOptions) {
  const file = growingFile();
  let composed = 0;
  for (const [at, message] of messages.entries()) {
    signal?.throwIfAborted();
    const { source, isComposed } = await sourceOf(message, storedMail);
    if (isComposed) composed += 1;
    file.append(
      mboxEntry({
        source: new Uint8Array(source instanceof Blob ? await source.arrayBuffer() : source),
        sender: parseSender(message.from).address ?? '',
        receivedAt: message.createdAt,
      }),
    );
    onProgress?.(at + 1);
  }
  return { file: file.end(), composed };
}

async function sourceOf(
  message: Message,
  { findSource, readBody, readFiles }: StoredMail,
): Promise<{ source: Blob | Uint8Array<ArrayBuffer>; isComposed: boolean }> {
  const source = await findSource(message);
  if (source) return { source, isComposed: false };
  const [body, files] = [await readBody(message.id), await readFiles(message.id)];
  const names = new Map(body?.attachments.map(({ id, name }) => [id, name]));
  const composed = composeEml({
    ...message,
    to: body?.to ?? message.address,
    cc: body?.cc ?? [],
    text: body?.text,
    html: body?.html,
    files: await Promise.all(
      files.map(async ({ file, bytes }) => ({
        name: cleanAttachmentName(names.get(file) ?? '').name,
        bytes: new Uint8Array(await bytes.arrayBuffer()),
      })),
    ),
  });
  return { source: composed as Uint8Array<ArrayBuffer>, isComposed: true };
}

async function writeArchive({ messages, storedMail, now, onProgress, signal }: ExportOptions) {
  const zip = zipFile();
  const emails = new Set(messages.map(({ address }) => address));
  const head: ArchiveHead = {
    format: 'mayfly-mail',
    version: 1,
    exportedAt: now,
    addresses: storedMail.addresses.filter(({ email }) => emails.has(email)).map(toArchivedAddress),
  };
  await zip.add(ARCHIVE_HEAD, toJson(head), now);

  let entries: string[] = [];
  let characters = 0;
  async function endFile(first: number): Promise<void> {
    const file = new TextEncoder().encode(`[\n${entries.join(',\n')}\n]`);
    await zip.add(`${MESSAGES_FOLDER}${String(first).padStart(6, '0')}.json`, file, now);
    entries = [];
    characters = 0;
  }

  for (const [at, message] of messages.entries()) {
    signal?.throwIfAborted();
    const number = String(at + 1).padStart(6, '0');
    const { notifying: _, notifiedAt: __, notificationWantedAt: ___, restoredAt: ____, ...listed } = message;
    const [body, kept] = [await storedMail.readBody(message.id), await storedMail.readFiles(message.id)];
    const files: ArchivedMessage['files'] = [];
    for (const { file, bytes } of kept) {
      const name = body?.attachments.find(({ id }) => id === file)?.name ?? '';
      const path = `files/${number}/${file === SOURCE ? 'source.eml' : `${files.length} ${cleanAttachmentName(name).name}`}`;
      await zip.add(path, bytes, message.createdAt);
      files.push({ file, path });
    }
    const entry: ArchivedMessage = { message: listed, ...(body && { body }), ...(files.length > 0 && { files }) };
    const written = JSON.stringify(entry, null, 1);
    entries.push(written);
    characters += written.length;
    onProgress?.(at + 1);
    if (entries.length === MESSAGES_PER_FILE || characters > CHARACTERS_PER_FILE || at === messages.length - 1) {
      await endFile(at + 2 - entries.length);
    }
  }
  return { file: zip.end() };
}

function toJson(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value, null, 1));
}
