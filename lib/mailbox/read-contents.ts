import { each } from '../schema/each.ts';
import { z } from '../schema/z.ts';
import { type MailboxDatabase, openMailbox } from './database.ts';
import { type Body, bodySchema } from './message.ts';
import { parseStored } from './parse-stored.ts';
import { type StoredFile, storedFileSchema, storedFilesSchema } from './stored-file.ts';

/** So many texts take a few milliseconds. */
const TEXTS_AT_ONCE = 500;

const textsSchema = each(z.object({ id: z.string(), text: z.string() }), 'stored text');

/** @returns undefined until the body was fetched */
export async function readBody(id: string): Promise<Body | undefined> {
  return parseStored(bodySchema, await (await openMailbox()).get('bodies', id), 'body');
}

/**
 * A file that the background fetched: `fetchAttachment` or `fetchSource` come first.
 * @param file the attachment's id, or `SOURCE`
 */
export async function readFile(message: string, file: string): Promise<Blob | undefined> {
  return parseStored(storedFileSchema, await (await openMailbox()).get('files', [message, file]), 'file')?.bytes;
}

/** All stored files of a message: attachments, and the source under `SOURCE`. */
export async function readFiles(message: string): Promise<StoredFile[]> {
  const ofMessage = IDBKeyRange.bound([message], [message, []]);
  return storedFilesSchema.parse(await (await openMailbox()).getAll('files', ofMessage));
}

/** The texts by which bodies are searched, by their messages' ids. @param known ids whose texts are not read again */
export async function readTexts(known: ReadonlySet<string> = new Set()): Promise<Map<string, string>> {
  const database = await openMailbox();
  const texts = known.size === 0 ? await readAllTexts(database) : await readOtherTexts(database, known);
  return new Map(textsSchema.parse(texts).map(({ id, text }) => [id, text]));
}

/** Page by page: somebody who types meanwhile does not wait for all of them. */
async function readAllTexts(database: MailboxDatabase): Promise<unknown[]> {
  const texts = await database.getAll('texts', null, TEXTS_AT_ONCE);
  for (let last = texts.at(-1); last; ) {
    const next = await database.getAll('texts', IDBKeyRange.lowerBound(last.id, true), TEXTS_AT_ONCE);
    texts.push(...next);
    last = next.at(-1);
  }
  return texts;
}

async function readOtherTexts(database: MailboxDatabase, known: ReadonlySet<string>): Promise<unknown[]> {
  const ids = (await database.getAllKeys('texts')).filter((id) => !known.has(id));
  const texts = await Promise.all(ids.map((id) => database.get('texts', id)));
  return texts.filter((text) => text !== undefined);
}
