import { each, z } from '../storage/schema.ts';
import { unlessLost } from './indexeddb.ts';
import { type Body, bodySchema, type StoredFile, storedFileSchema, storedFilesSchema } from './message.ts';
import { openStores, readEach, readOne } from './open-stores.ts';

/** Reading this many texts takes a few milliseconds. */
const TEXTS_AT_ONCE = 500;

const textsSchema = each(z.object({ id: z.string(), text: z.string() }), 'stored text');

/** @returns undefined if the body was not fetched yet, or was evicted */
export function readBody(id: string): Promise<Body | undefined> {
  return readOne(bodySchema, 'body', (transaction) => transaction.get('bodies', id));
}

/** Whether the bytes of a record are there: the browser keeps them in a file of its own. */
const hasBytes = async ({ bytes }: StoredFile) =>
  (await unlessLost(bytes.slice(0, 1).arrayBuffer(), 'file')) !== undefined;

/** Reads a stored file; undefined if `fetchAttachment` or `fetchSource` has not stored it before, or its bytes are lost. */
export async function readFile(message: string, file: string): Promise<Blob | undefined> {
  const stored = await readOne(storedFileSchema, 'file', (transaction) => transaction.get('files', [message, file]));
  return stored && (await hasBytes(stored)) ? stored.bytes : undefined;
}

/** All stored files of a message whose bytes are there: attachments, and the source under `SOURCE`. */
export async function readFiles(message: string): Promise<StoredFile[]> {
  const found = await readEach((transaction) => transaction.getAll('files', { of: [message] }));
  const files = storedFilesSchema.parse(found.flat());
  const areThere = await Promise.all(files.map(hasBytes));
  return files.filter((_, at) => areThere[at]);
}

const toMap = (texts: unknown[]) => new Map(textsSchema.parse(texts).map(({ id, text }) => [id, text]));

export type Texts = ReadonlyMap<string, string>;

/** Reads the texts of these messages; messages without one are left out. */
export async function readTexts(ids: readonly string[]): Promise<Texts> {
  const texts = await readEach((transaction) => Promise.all(ids.map((id) => transaction.get('texts', id))));
  return toMap(texts.flat().filter((text) => text !== undefined));
}

export async function readTextIds(): Promise<string[]> {
  return (await readEach((transaction) => transaction.getKeys('texts'))).flat();
}

/** Reads all texts in pages, as a user who is typing does not wait for all. @param take returns false to stop the reading */
export async function readTextsInParts(take: (texts: Texts) => boolean): Promise<void> {
  const limit = TEXTS_AT_ONCE;
  for (const store of await openStores()) {
    let texts = await store.read((transaction) => transaction.getAll('texts', { limit }));
    for (let last = texts.at(-1); last; last = texts.at(-1)) {
      if (!take(toMap(texts))) return;
      const after = last.id;
      texts = await store.read((transaction) => transaction.getAll('texts', { after, limit }));
    }
  }
}
