import { connect } from '../../lib/api/connect.ts';
import { DELETION_ALARM } from '../../lib/background/delete/deleter.ts';
import { fetchWanted } from '../../lib/background/poll/fetch-bodies.ts';
import { POLL_ALARM } from '../../lib/background/poll/poll-alarm.ts';
import { parseSource } from '../../lib/email/parse/parse-source.ts';
import { createAddress } from '../../lib/mailbox/address/create-address.ts';
import { readUnclear } from '../../lib/mailbox/address/pending-address.ts';
import { reconcilePending } from '../../lib/mailbox/address/reconcile-pending.ts';
import { extractFromMessage } from '../../lib/mailbox/extract-from-message.ts';
import { fetchFile } from '../../lib/mailbox/fetch-file.ts';
import { type Body, type Message, SOURCE, type StoredFile } from '../../lib/mailbox/message.ts';
import { readAddresses, readTrash } from '../../lib/mailbox/read-messages.ts';
import type { Trashed } from '../../lib/mailbox/trashed.ts';
import { addAddress } from '../../lib/mailbox/writer.ts';
import { readConnection } from '../../lib/storage/connection.ts';
import { readRecords, writeRecords } from '../mailbox/open-test-mailbox.ts';
import type { Aim, Scene } from './scene.ts';

/**
 * What the user has: what the service has; nothing so far, or what was there before; a part; what the service wrongly said to be gone is
 * gone; or something that the service never said.
 */
export type State = 'right' | 'nothing' | 'incomplete' | 'gone' | 'wrong';

/** One call of the API for each rule by which Mayfly understands errors: all other calls follow one of these. */
export type MatrixCall = {
  name: 'connect' | 'create an address' | 'check' | 'open a message' | 'fetch a source' | 'delete an address';
  aim: Aim;
  /** A user waits, and is told what is wrong. */
  isPress: boolean;
  /** What is there before. */
  begin?(scene: Scene): Promise<unknown>;
  act(scene: Scene): Promise<unknown>;
  /** What Mayfly does by itself when its worker starts, or at the alarm. */
  wake?(scene: Scene): Promise<unknown>;
  /** By which it comes back; absent where that is the next check for mail. */
  alarm?: string;
  state(scene: Scene): Promise<State>;
};

/** @param body whether the body is still to be fetched */
async function addMessage({ messageId: id, mail, address }: Scene, body: 'wanted' | 'stored'): Promise<void> {
  const at = Date.now();
  const times = { createdAt: at, seenAt: at, notifiedAt: at, ...(body === 'wanted' && { bodyWantedAt: at }) };
  await addAddress(address());
  await writeRecords((transaction) =>
    transaction.put('messages', { id, address: mail.email, from: '', subject: 'Your code', ...times }),
  );
  if (body === 'stored')
    await writeRecords((transaction) => transaction.put('bodies', { id, cc: [], attachments: [] }));
}

/** Whether there is one record, and nothing else. */
async function stateOf<T>(name: 'messages' | 'bodies' | 'files', judge: (record: T) => State | Promise<State>) {
  const [record, ...others] = await readRecords<T>(name);
  if (!record) return 'nothing';
  return others.length > 0 ? 'wrong' : judge(record);
}
const rightIf = (isRight: boolean | undefined): State => (isRight ? 'right' : 'wrong');

export const CALLS: readonly MatrixCall[] = [
  {
    name: 'connect',
    aim: { method: 'GET', path: '/v1/domains' },
    isPress: true,
    act: ({ service }) => connect(service.api, service.key),
    state: async () => ((await readConnection()) ? 'right' : 'nothing'),
  },
  {
    name: 'create an address',
    aim: { method: 'POST', path: '/v1/emails' },
    isPress: true,
    act: () => createAddress(),
    wake: () => reconcilePending(),
    /** Each address that the service has made is in the mailbox, or still looked for. */
    async state({ service, isOld }) {
      const stored = (await readAddresses()).map(({ email }) => email);
      const missing = service.addresses().filter((email) => !isOld(email) && !stored.includes(email));
      const unclear = (await readUnclear()).map(({ email }) => email);
      if (missing.some((email) => !unclear.includes(email))) return 'wrong';
      if (stored.some((email) => !service.addresses().includes(email))) return 'wrong';
      return stored.length > 0 && missing.length === 0 ? 'right' : 'nothing';
    },
  },
  {
    name: 'check',
    aim: { method: 'GET', path: '/v1/emails/*/messages' },
    isPress: false,
    begin: ({ address }) => addAddress(address()),
    act: (scene) => scene.poll(),
    wake: (scene) => scene.poll(),
    alarm: POLL_ALARM,
    state: ({ messageId }) => stateOf<Message>('messages', ({ id }) => rightIf(id === messageId)),
  },
  {
    name: 'open a message',
    aim: { method: 'GET', path: '/v1/messages/*' },
    isPress: true,
    begin: (scene) => addMessage(scene, 'wanted'),
    async act() {
      for (const message of await readRecords<Message>('messages')) await extractFromMessage(message, 'user');
    },
    wake: ({ service }) => fetchWanted(service.api),
    state: () => stateOf<Body>('bodies', ({ text }) => rightIf(text?.includes('482913'))),
  },
  {
    name: 'fetch a source',
    aim: { method: 'GET', path: '/v1/messages/*/source*' },
    isPress: true,
    begin: (scene) => addMessage(scene, 'stored'),
    act: ({ messageId }) => fetchFile(messageId, SOURCE, { isAgain: true }),
    state: () =>
      stateOf<StoredFile>('files', async ({ bytes }) => {
        const source = await bytes.text();
        return parseSource(source).isCut ? 'incomplete' : rightIf(source.trimEnd().endsWith('--'));
      }),
  },
  {
    name: 'delete an address',
    aim: { method: 'DELETE', path: '/v1/emails/*' },
    isPress: false,
    begin({ mail, address }) {
      const times = { untilAt: 0, nextTryAt: 0, tries: 0 };
      const trashed: Trashed = {
        kind: 'address',
        key: mail.email,
        ...times,
        address: address(),
        messages: [],
        isPurged: true,
      };
      return writeRecords((transaction) => transaction.put('trash', trashed));
    },
    act: (scene) => scene.tidy(),
    wake: (scene) => scene.tidy(),
    alarm: DELETION_ALARM,
    async state({ service, mail }) {
      if ((await readTrash()).length > 0) return 'nothing';
      return service.addresses().includes(mail.email) ? 'gone' : 'right';
    },
  },
];
