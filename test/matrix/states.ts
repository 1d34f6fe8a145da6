import { domainsItem } from '../../lib/api/domains.ts';
import { parseSource } from '../../lib/email/parse/parse-source.ts';
import { isPending } from '../../lib/mailbox/address/pending-address.ts';
import { type Body, type Message, SOURCE, type StoredFile } from '../../lib/mailbox/message.ts';
import { readAddresses, readTrash } from '../../lib/mailbox/read-messages.ts';
import { connectionsItem } from '../../lib/storage/connection.ts';
import { readRecords } from '../mailbox/open-test-mailbox.ts';
import type { State } from './call.ts';
import type { Scene } from './scene.ts';
import { FILE } from './service.ts';

/** A domain that the service does not have any more. */
export const OLD = { name: 'old.test', type: 'public' };

export const isConnected = async ({ base }: Scene): Promise<State> =>
  (await connectionsItem.read()).some(({ baseUrl }) => baseUrl === base) ? 'right' : 'nothing';

export async function listed({ base }: Scene): Promise<State> {
  const names = (await domainsItem.of(base).read())?.list.map(({ name }) => name).join() ?? '';
  if (names === 'mayfly.test') return 'right';
  return names === OLD.name || names === '' ? 'nothing' : 'wrong';
}

/** Each address that the service has made is in the mailbox, or the spare one, and no other is. One may still be looked for. */
export async function made({ service, stored, isOld }: Scene): Promise<State> {
  const spare = (stored.get('spare') as { email: string } | null | undefined)?.email;
  const has = [...(await readAddresses()).map(({ email }) => email), ...(spare ? [spare] : [])];
  if (has.some((email) => !service.addresses().includes(email)) || new Set(has).size < has.length) return 'wrong';
  const missing = service.addresses().filter((email) => !isOld(email) && !has.includes(email));
  for (const email of missing) if (!(await isPending(email))) return 'wrong';
  return has.length > 0 && missing.length === 0 ? 'right' : 'nothing';
}

export async function received({ messageId }: Scene): Promise<State> {
  const messages = await readRecords<Message>('messages');
  if (messages.length === 0) return 'nothing';
  return messages.map(({ id }) => id).join() === messageId ? 'right' : 'wrong';
}

export async function bodyIsThere(): Promise<State> {
  const [body, ...others] = await readRecords<Body>('bodies');
  if (!body) return 'nothing';
  return others.length === 0 && body.text?.includes('482913') ? 'right' : 'wrong';
}

export async function fileIsThere(): Promise<State> {
  const [file, ...others] = await readRecords<StoredFile>('files');
  if (!file) return 'nothing';
  const bytes = Buffer.from(await file.bytes.arrayBuffer());
  if (file.file === SOURCE && parseSource(bytes.toString()).isCut) return 'incomplete';
  const isRight = file.file === SOURCE ? bytes.toString().trimEnd().endsWith('--') : bytes.equals(FILE);
  return isRight && others.length === 0 ? 'right' : 'wrong';
}

const isListed = async ({ service, mail }: Scene) =>
  ((await service.listMessages(mail.email)) ?? []).some(({ id }) => id === mail.id);

export async function deleted(scene: Scene): Promise<State> {
  const trash = await readTrash();
  if (trash.length > 0) return trash.length === 1 ? 'nothing' : 'wrong';
  return (await isListed(scene)) ? 'gone' : 'right';
}
