import type { Page } from 'puppeteer-core';

export const WORDS =
  'your order has been shipped please confirm the account code below thank you for signing up we received a request to reset password invoice number total amount due date delivery address team support click link expires in minutes if you did not ask ignore this mail newsletter week offers terms privacy unsubscribe';
export const OTHERS =
  '確認コードをお知らせします ご注文ありがとうございます Спасибо за регистрацию подтвердите адрес Größe Überweisung café';

/**
 * Gives every message of a seeded mailbox the searchable text of a body: some 1500 characters of everyday words, a tenth of it in
 * other scripts, and a word of its own. @param observer a page with the extension's rights
 */
export async function seedTexts(observer: Page): Promise<number> {
  return observer.evaluate(
    async (words, others) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('mailbox');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => resolve(opening.result);
      });
      const transaction = database.transaction(['messages', 'texts'], 'readwrite');
      const done = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error);
      });
      const ids = await new Promise<IDBValidKey[]>((resolve) => {
        const asking = transaction.objectStore('messages').getAllKeys();
        asking.onsuccess = () => resolve(asking.result);
      });
      let seed = 7;
      const draw = (from: string[]) => {
        seed = (seed * 16_807) % 2_147_483_647;
        return from[seed % from.length];
      };
      let characters = 0;
      for (const [nth, id] of ids.entries()) {
        const parts = [`unique${nth}x`];
        const from = nth % 10 === 0 ? others : words;
        while (parts.join(' ').length < 1500) parts.push(...Array.from({ length: 40 }, () => draw(from) ?? ''));
        const text = parts.join(' ').toLowerCase();
        characters += text.length;
        transaction.objectStore('texts').put({ id, text });
      }
      await done;
      database.close();
      return characters;
    },
    WORDS.split(' '),
    OTHERS.split(' '),
  );
}
