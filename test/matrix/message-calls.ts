import { DELETION_ALARM } from '../../lib/background/delete/deleter.ts';
import { fetchWanted } from '../../lib/background/poll/fetch-wanted.ts';
import { createMailPipeline, type Notifier } from '../../lib/background/poll/mail-pipeline.ts';
import { extractFromMessage } from '../../lib/mailbox/extract-from-message.ts';
import { fetchFile } from '../../lib/mailbox/fetch-file.ts';
import { type Message, SOURCE } from '../../lib/mailbox/message.ts';
import type { Trashed } from '../../lib/mailbox/trash/trashed.ts';
import { addAddress, markNotified } from '../../lib/mailbox/writer.ts';
import { readRecords, writeRecords } from '../mailbox/open-test-mailbox.ts';
import { get, type MatrixCall } from './call.ts';
import type { Scene } from './scene.ts';
import { type Aim, FILE, SUBJECT } from './service.ts';
import { bodyIsThere, deleted, fileIsThere } from './states.ts';

const MESSAGE = [get('/v1/messages/*')];
const SOURCES = [get('/v1/messages/*/source*')];
const ATTACHMENT = [get('/v1/messages/*/attachments/*'), get('/v1/attachments/*')];
const DELETE_ADDRESS: Aim[] = [{ method: 'DELETE', path: '/v1/emails/*' }];
const DELETE_MESSAGE: Aim[] = [{ method: 'DELETE', path: '/v1/messages/*' }];

/** A message whose body is not there yet. */
async function addMessage({ messageId, mail, address }: Scene, more: Partial<Message> = {}): Promise<void> {
  const at = Date.now();
  const message: Message = {
    id: messageId,
    address: mail.email,
    from: '',
    subject: SUBJECT,
    createdAt: at,
    seenAt: at,
    bodyWantedAt: at,
    ...more,
  };
  await addAddress(address());
  await writeRecords((transaction) => transaction.put('messages', message));
}

/** A message of which the body says how large its file is, or does not. */
async function addRead(scene: Scene, size?: number): Promise<void> {
  const { messageId: id, mail } = scene;
  await addMessage(scene, { notifiedAt: 1 });
  const attachment = { id: mail.file, name: 'bytes.bin', ...(size !== undefined && { size }) };
  await writeRecords((transaction) => transaction.put('bodies', { id, cc: [], attachments: [attachment] }));
}

function addTrashed({ messageId, mail, address }: Scene, kind: Trashed['kind'], tries: number): Promise<void> {
  const key = kind === 'message' ? messageId : mail.email;
  const times = { untilAt: 0, nextTryAt: 0, tries };
  const trashed: Trashed = { kind, key, ...times, address: address(), messages: [], isPurged: true };
  return writeRecords((transaction) => transaction.put('trash', trashed));
}

const deletion = (kind: Trashed['kind'], tries: number): MatrixCall => ({
  call: `delete ${kind}`,
  moment: tries === 0 ? 'upkeep, first' : 'upkeep, again',
  isPress: false,
  aims: kind === 'message' ? DELETE_MESSAGE : DELETE_ADDRESS,
  isSpent: true,
  begin: (scene) => addTrashed(scene, kind, tries),
  act: (scene) => scene.tidy(),
  wake: (scene) => scene.tidy(),
  alarm: DELETION_ALARM,
  state: deleted,
});

const file = (call: string, aims: readonly Aim[], begin: (scene: Scene) => Promise<void>): MatrixCall => ({
  call,
  moment: 'press',
  isPress: true,
  aims,
  begin,
  act: ({ messageId, mail }) =>
    fetchFile(messageId, call === 'source' ? SOURCE : mail.file, { isAgain: call === 'source' }),
  state: fileIsThere,
});

async function read(): Promise<void> {
  for (const message of await readRecords<Message>('messages')) await extractFromMessage(message, 'user');
}

/** Of notifications, the matrix has those that are marked. */
const NOTIFIER: Notifier = {
  resumeNotifications: async (messages) => messages,
  notifyMessages(messages) {
    const ids = messages.map(({ id }) => id);
    return markNotified(ids, Date.now());
  },
  addLateCode: async () => {},
};

const body = (moment: string, rest: Pick<MatrixCall, 'begin' | 'act'> & Partial<MatrixCall>): MatrixCall => ({
  call: 'message',
  moment,
  isPress: false,
  aims: MESSAGE,
  isSpent: true,
  wake: ({ base }) => fetchWanted(base),
  press: read,
  state: bodyIsThere,
  ...rest,
});

/** What is asked of one message, its files, or a deletion. */
export const MESSAGE_CALLS: readonly MatrixCall[] = [
  body('press', {
    isPress: true,
    begin: (scene) => addMessage(scene, { notifiedAt: 1 }),
    act: read,
  }),
  body('new mail', {
    begin: (scene) => addMessage(scene),
    async act({ base }) {
      await createMailPipeline(NOTIFIER)(base);
      await fetchWanted(base);
    },
  }),
  body('upkeep', {
    begin: (scene) => addMessage(scene, { notifiedAt: 1 }),
    act: ({ base }) => fetchWanted(base),
  }),
  file('source', SOURCES, (scene) => addRead(scene)),
  file('attachment', ATTACHMENT, (scene) => addRead(scene, FILE.length)),
  file('attachment of no size', ATTACHMENT, (scene) => addRead(scene)),
  deletion('address', 0),
  deletion('address', 1),
  deletion('message', 0),
  deletion('message', 1),
];
