import { connect, disconnect } from '../api/connect.ts';
import { loadPractice, PRACTICE_KEY, PRACTICE_URL } from '../api/practice-service.ts';
import { text } from '../i18n/text.ts';
import { draw } from '../mailbox/address/address-name.ts';
import { readAddresses, readTrash } from '../mailbox/read-messages.ts';
import { purge, removeFromTrash, trashAddress } from '../mailbox/trash/trash.ts';
import { languageLoaded } from '../storage/chosen-language.ts';
import { readServices } from '../storage/connection.ts';

/** Connects the practice service. */
export async function startPractice(): Promise<void> {
  await connect(PRACTICE_URL, PRACTICE_KEY);
}

/** Has a mail with a random code delivered to an address of the practice service. */
export async function sendPracticeCode(email: string, random: (below: number) => number = draw): Promise<void> {
  await languageLoaded();
  const line = text('news.code', { code: String(100_000 + random(900_000)) });
  const header = `From: Mayfly <mayfly@${new URL(PRACTICE_URL).hostname}>\r\nSubject: ${line}`;
  const source = `${header}\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${line}\r\n`;
  const { receive } = await loadPractice();
  await receive([email], new TextEncoder().encode(source));
}

/** Removes the practice service with its addresses and their mail, as if it had never been connected. */
export async function endPractice(): Promise<void> {
  if (!(await readServices()).includes(PRACTICE_URL)) return;
  for (const { email, service } of await readAddresses()) if (service === PRACTICE_URL) await trashAddress(email, 0);
  const trashed = (await readTrash()).filter(({ address }) => address?.service === PRACTICE_URL);
  await purge(trashed);
  await removeFromTrash(trashed);
  // At the end, so that a new worker continues if this one dies.
  await disconnect(PRACTICE_URL);
}
