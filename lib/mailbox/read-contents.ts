import { each, z } from '../storage/schema.ts';
import { openMailbox } from './database.ts';
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

const toMap = (texts: unknown[]) => new Map(textsSchema.parse(texts).map(({ id, text }) => [id, text]));

/** The texts by which bodies are searched, by their messages' ids. */
export type Texts = ReadonlyMap<string, string>;

/** Of these messages, as far as there are any. */
export async function readTexts(ids: readonly string[]): Promise<Texts> {
  const { store } = (await openMailbox()).transaction('texts');
  const texts = await Promise.all(ids.map((id) => store.get(id)));
  return toMap(texts.filter((text) => text !== undefined));
}

/** Ids of all messages that have one. */
export async function readTextIds(): Promise<string[]> {
  return (await openMailbox()).getAllKeys('texts');
}

/**
 * All of them, page by page: somebody who types meanwhile does not wait for all of them.
 * @param take gets each page; false ends the reading
 */
export async function readTextsInParts(take: (texts: Texts) => boolean): Promise<void> {
  const database = await openMailbox();
  let texts = await database.getAll('texts', null, TEXTS_AT_ONCE);
  for (let last = texts.at(-1); last && take(toMap(texts)); last = texts.at(-1)) {
    texts = await database.getAll('texts', IDBKeyRange.lowerBound(last.id, true), TEXTS_AT_ONCE);
  }
}
