import type { Vector } from '../vector.ts';
import type { ShippedReader } from './open-reader.ts';

/** The attached picture that harmless vectors name. */
const LOGO = { cid: 'logo@shop.example', contentType: 'image/png', content: Buffer.from('iVBORw0KGgo=', 'base64') };

let sent = 0;

/** Sent at a time. */
const AT_ONCE = 10;

/**
 * Sends each vector as a mail of its own, by SMTP, and has the extension fetch all of them.
 * @returns the ids under which the extension holds them, in the order of the vectors
 */
export async function sendVectors(
  { scene, page, to }: ShippedReader,
  vectors: ((Pick<Vector, 'html'> & Partial<Vector>) | { text: string })[],
): Promise<string[]> {
  const first = sent;
  sent += vectors.length;
  const subjectOf = (at: number) => `Vector ${first + at}`;
  for (let start = 0; start < vectors.length; start += AT_ONCE) {
    await Promise.all(
      vectors.slice(start, start + AT_ONCE).map((vector, at) =>
        scene.sendMail({
          from: 'hostile@fernway.example',
          to,
          subject: subjectOf(start + at),
          ...('html' in vector ? { html: vector.html } : { text: vector.text }),
          encoding: 'base64',
          attachments: 'html' in vector && /cid:/i.test(vector.html) ? [LOGO] : [],
        }),
      ),
    );
  }
  // As often as it takes: a poll of its own may be under way and have missed the last ones.
  for (;;) {
    const ids = await page.evaluate(receive);
    const found = vectors.map((_, at) => ids[subjectOf(at)]);
    if (found.every((id) => id !== undefined)) return found;
  }
}

/** Runs in the extension's page. @returns id by subject of all stored messages */
async function receive(): Promise<Record<string, string>> {
  await chrome.runtime.sendMessage({ call: 'checkNow', args: {} });
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('mailbox');
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const messages = await new Promise<{ id: string; subject: string; attachments?: number }[]>((resolve, reject) => {
    const reading = database.transaction('messages').objectStore('messages').getAll();
    reading.onsuccess = () => resolve(reading.result);
    reading.onerror = () => reject(reading.error);
  });
  database.close();
  for (const { id, attachments } of messages) {
    if (attachments === undefined) await chrome.runtime.sendMessage({ call: 'fetchBody', args: { id } });
  }
  return Object.fromEntries(messages.map(({ id, subject }) => [subject, id]));
}
