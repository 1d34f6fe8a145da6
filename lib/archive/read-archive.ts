import { type Address, addressSchema } from '../mailbox/address.ts';
import { type Body, bodySchema, type Message, messageSchema } from '../mailbox/message.ts';
import { maybe } from '../schema/maybe.ts';
import { withDefault } from '../schema/with-default.ts';
import { z } from '../schema/z.ts';
import { ARCHIVE_HEAD, MESSAGES_FOLDER } from './archived-message.ts';
import { readZip, type ZipEntry } from './read-zip.ts';

/** A message out of an archive: nothing of it is trusted more than a message out of the network. */
export type ReadMessage = { message: Message; body?: Body; files: { file: string; bytes: Blob }[] };

/**
 * Takes what was read, part by part; the next one is read when it is done.
 * @param done how much of the archive that was, 0 to 1
 */
export type Take = (part: { addresses: Address[]; messages: ReadMessage[] }, done: number) => Promise<void>;

/** @property broken addresses, messages and files that could not be read and were left out */
export type ReadReport = { broken: number };

/** Longer files of messages were not written by us. */
const MAX_JSON_BYTES = 256 * 1024 * 1024;
const MESSAGES_PER_PART = 50;

const listSchema = z.array(z.unknown());

const headSchema = z.object({
  format: z.literal('mayfly-mail'),
  addresses: withDefault(listSchema, []),
  messages: withDefault(listSchema, []),
});

/** An archive of 0.1 says `clearedAt` for a message that was evicted. */
const archivedMessageSchema = z.pipe(
  z.extend(messageSchema, { clearedAt: maybe(z.number()) }),
  z.transform(
    ({ clearedAt, ...message }): Message => ({ ...(clearedAt !== undefined && { evictedAt: clearedAt }), ...message }),
  ),
);

const entrySchema = z.object({
  message: archivedMessageSchema,
  body: z.optional(bodySchema),
  files: withDefault(z.array(z.object({ file: z.string(), path: z.string().check(z.minLength(1)) })), []),
});

/**
 * Reads an archive that `exportMail` wrote, or a plain JSON file of the same form. What can't be read is left out and counted.
 * @returns undefined if the file is neither
 * @throws what `take` throws
 */
export async function readArchive(file: Blob, take: Take): Promise<ReadReport | undefined> {
  const entries = new Map((await readZip(file))?.map((entry) => [entry.path, entry]));
  const { data: head } = headSchema.safeParse(
    await readJson(entries.get(ARCHIVE_HEAD) ?? { path: '', read: async () => file }),
  );
  if (!head) return undefined;

  const report: ReadReport = { broken: 0 };
  const addresses = parseEach(head.addresses, addressSchema, report);
  await takeMessages(head.messages, entries, report, take, 1);

  const parts = [...entries.values()].filter(({ path }) => path.startsWith(MESSAGES_FOLDER));
  for (const [at, part] of parts.entries()) {
    const { data: list } = listSchema.safeParse(await readJson(part));
    if (list) await takeMessages(list, entries, report, take, (at + 1) / parts.length);
    else report.broken += 1;
  }
  // Addresses come last: once one is stored it is polled, and its mail would be notified as new.
  await take({ addresses, messages: [] }, 1);
  return report;
}

async function takeMessages(
  list: unknown[],
  entries: ReadonlyMap<string, ZipEntry>,
  report: ReadReport,
  take: Take,
  done: number,
): Promise<void> {
  for (let at = 0; at < list.length; at += MESSAGES_PER_PART) {
    const messages: ReadMessage[] = [];
    for (const { message, body, files } of parseEach(list.slice(at, at + MESSAGES_PER_PART), entrySchema, report)) {
      const read: ReadMessage['files'] = [];
      for (const { file, path } of files) {
        const bytes = await entries
          .get(path)
          ?.read()
          .catch(() => undefined);
        if (bytes) read.push({ file, bytes });
        else report.broken += 1;
      }
      messages.push({ message, ...(body && { body: { ...body, id: message.id } }), files: read });
    }
    await take({ addresses: [], messages }, done);
  }
}

/** @returns undefined for what is no JSON */
async function readJson({ read }: ZipEntry): Promise<unknown> {
  try {
    const file = await read();
    return file.size > MAX_JSON_BYTES ? undefined : JSON.parse(await file.text());
  } catch {
    return undefined;
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
