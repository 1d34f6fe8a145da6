import { type MailboxDatabase, openMailbox, type StoredFile } from './database.ts';
import { type Body, bodyShape } from './message.ts';
import { parseEach } from './parse-each.ts';

/** So many texts take a few milliseconds. */
const READ_AT_ONCE = 500;

/** @returns undefined until the body was fetched */
export async function readBody(id: string): Promise<Body | undefined> {
  const stored = await (await openMailbox()).get('bodies', id);
  return stored === undefined ? undefined : parseEach([stored], bodyShape, 'body')[0];
}

/**
 * A file that the background fetched: `fetchAttachment` or `fetchSource` come first.
 * @param file the attachment's id, or `SOURCE`
 */
export async function readFile(message: string, file: string): Promise<Blob | undefined> {
  return (await (await openMailbox()).get('files', [message, file]))?.bytes;
}

/** All files that are held of a message: attachments, and the source under `SOURCE`. */
export async function readFiles(message: string): Promise<StoredFile[]> {
  return (await openMailbox()).getAll('files', IDBKeyRange.bound([message], [message, []]));
}

/** What of bodies can be searched, by their messages' ids. @param known need not be read again */
export async function readTexts(known: ReadonlySet<string> = new Set()): Promise<Map<string, string>> {
  const database = await openMailbox();
  const texts = known.size === 0 ? await readAllTexts(database) : await readOtherTexts(database, known);
  return new Map(texts.map(({ id, text }) => [id, text]));
}

/** Not all at once: whoever types meanwhile would wait for it. */
async function readAllTexts(database: MailboxDatabase): Promise<{ id: string; text: string }[]> {
  const texts = await database.getAll('texts', null, READ_AT_ONCE);
  for (let last = texts.at(-1); last; ) {
    const next = await database.getAll('texts', IDBKeyRange.lowerBound(last.id, true), READ_AT_ONCE);
    texts.push(...next);
    last = next.at(-1);
  }
  return texts;
}

async function readOtherTexts(database: MailboxDatabase, known: ReadonlySet<string>) {
  const ids = (await database.getAllKeys('texts')).filter((id) => !known.has(id));
  const texts = await Promise.all(ids.map((id) => database.get('texts', id)));
  return texts.filter((text) => text !== undefined);
}
