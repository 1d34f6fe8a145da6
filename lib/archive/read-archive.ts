import { maybe } from '../schema/maybe.ts';
import { withDefault } from '../schema/with-default.ts';
import { z } from '../schema/z.ts';
import { ARCHIVE_HEAD, MESSAGES_FOLDER } from './archived-message.ts';
import { readZip, type ZipEntry } from './read-zip.ts';
import {
  type RestoredAddress,
  type RestoredBody,
  type RestoredMessage,
  restoredAddressSchema,
  restoredBodySchema,
  restoredFileSchema,
  restoredMessageSchema,
} from './restored.ts';

export type ReadMessage = { message: RestoredMessage; body?: RestoredBody; files: { file: string; bytes: Blob }[] };

/**
 * Takes what was read, part by part; the next one is read when it is done.
 * @param done how much of the archive that was, 0 to 1
 */
export type Take = (part: { addresses: RestoredAddress[]; messages: ReadMessage[] }, done: number) => Promise<void>;

/** @property broken addresses, messages and files that could not be read and were left out */
export type ReadReport = { broken: number };

/** It unpacks to more than there is room for. */
export class ArchiveTooLargeError extends Error {
  override name = 'ArchiveTooLargeError';
}

/** Longer files of messages were not written by us. */
const MAX_JSON_BYTES = 32 * 1024 * 1024;
/** What is taken at once: other changes of the mailbox wait no longer than for this. */
const MESSAGES_PER_PART = 250;
const BYTES_PER_PART = 4 * 1024 * 1024;

const listSchema = z.array(z.unknown());

const headSchema = z.object({
  format: z.literal('mayfly-mail'),
  addresses: withDefault(listSchema, []),
  messages: withDefault(listSchema, []),
});

const entrySchema = z.object({
  message: restoredMessageSchema,
  body: maybe(restoredBodySchema),
  files: withDefault(z.array(z.object({ file: restoredFileSchema, path: z.string().check(z.minLength(1)) })), []),
});

type Unpack = (entry: ZipEntry, mostBytes: number) => Promise<Blob>;

/**
 * Reads an archive that `exportMail` wrote, or a plain JSON file of the same form. What can't be read is left out and counted.
 * @param roomBytes how much it may unpack to, all together
 * @returns undefined if the file is neither
 * @throws ArchiveTooLargeError, and what `take` throws
 */
export async function readArchive(file: Blob, roomBytes: number, take: Take): Promise<ReadReport | undefined> {
  const entries = new Map((await readZip(file))?.map((entry) => [entry.path, entry]));
  let unpackedBytes = 0;
  const unpack: Unpack = (entry, mostBytes) => {
    let entryBytes = 0;
    return entry.read((bytes) => {
      unpackedBytes += bytes;
      entryBytes += bytes;
      if (unpackedBytes > roomBytes) throw new ArchiveTooLargeError();
      if (entryBytes > mostBytes) throw new TypeError(`${entry.path} is too long`);
    });
  };
  const plain: ZipEntry = { path: '', read: async () => file };
  const { data: head } = headSchema.safeParse(await readJson(entries.get(ARCHIVE_HEAD) ?? plain, unpack));
  if (!head) return undefined;

  const report: ReadReport = { broken: 0 };
  const addresses = parseEach(head.addresses, restoredAddressSchema, report);
  await takeMessages(head.messages, entries, unpack, report, take, 1);

  const parts = [...entries.values()].filter(({ path }) => path.startsWith(MESSAGES_FOLDER));
  for (const [at, part] of parts.entries()) {
    const { data: list } = listSchema.safeParse(await readJson(part, unpack));
    if (list) await takeMessages(list, entries, unpack, report, take, (at + 1) / parts.length);
    else report.broken += 1;
  }
  await take({ addresses, messages: [] }, 1);
  return report;
}

async function takeMessages(
  list: unknown[],
  entries: ReadonlyMap<string, ZipEntry>,
  unpack: Unpack,
  report: ReadReport,
  take: Take,
  done: number,
): Promise<void> {
  let messages: ReadMessage[] = [];
  let size = 0;
  const takePart = async () => {
    if (messages.length > 0) await take({ addresses: [], messages }, done);
    messages = [];
    size = 0;
  };
  for (const value of list) {
    for (const { message, body, files } of parseEach([value], entrySchema, report)) {
      const read: ReadMessage['files'] = [];
      for (const { file, path } of files) {
        const entry = entries.get(path);
        const bytes = entry && (await unpack(entry, Number.POSITIVE_INFINITY).catch(unlessTooLarge));
        if (bytes) read.push({ file, bytes });
        else report.broken += 1;
      }
      messages.push({ message, ...(body && { body }), files: read });
      size += (body?.text?.length ?? 0) + (body?.html?.length ?? 0);
      size += read.reduce((sum, { bytes }) => sum + bytes.size, 0);
    }
    if (messages.length >= MESSAGES_PER_PART || size >= BYTES_PER_PART) await takePart();
  }
  await takePart();
}

function unlessTooLarge(error: unknown): undefined {
  if (error instanceof ArchiveTooLargeError) throw error;
}

/** @returns undefined for what is no JSON */
async function readJson(entry: ZipEntry, unpack: Unpack): Promise<unknown> {
  try {
    const file = await unpack(entry, MAX_JSON_BYTES);
    return file.size > MAX_JSON_BYTES ? undefined : JSON.parse(await file.text());
  } catch (error) {
    return unlessTooLarge(error);
  }
}

function parseEach<T>(values: unknown[], schema: z.ZodMiniType<T>, report: ReadReport): T[] {
  return values.flatMap((value) => {
    const { success, data } = schema.safeParse(value);
    if (success) return [data];
    report.broken += 1;
    return [];
  });
}
