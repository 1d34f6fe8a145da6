import { DELETION_ALARM } from '../../lib/background/delete/deleter.ts';
import { fetchWanted } from '../../lib/background/poll/fetch-wanted.ts';
import { createMailPipeline } from '../../lib/background/poll/mail-pipeline.ts';
import { fetchFile } from '../../lib/mailbox/fetch-file.ts';
import { type Message, SOURCE } from '../../lib/mailbox/message.ts';
import type { Trashed } from '../../lib/mailbox/trash/trashed.ts';
import { extractFromMessage } from '../../lib/mailbox/understand-message.ts';
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
function addMessage({ mailbox, mail, address }: Scene, more: Partial<Message> = {}): Message {
  const at = Date.now();
  const message: Message = {
    id: mail.id,
    address: mail.email,
    from: '',
    subject: SUBJECT,
    createdAt: at,
    seenAt: at,
    bodyWantedAt: at,
    ...more,
  };
  mailbox.kept.addresses.push(address());
  mailbox.kept.messages.push(message);
  return message;
}

/** A message of which the body says how large its file is, or does not. */
function addRead(scene: Scene, size?: number): void {
  const { mail, mailbox } = scene;
  addMessage(scene, { notifiedAt: 1 });
  const attachment = { id: mail.file, name: 'bytes.bin', ...(size !== undefined && { size }) };
  mailbox.kept.bodies.push({ id: mail.id, cc: [], attachments: [attachment] });
}

function trashed({ mail, address }: Scene, kind: Trashed['kind'], tries: number): Trashed {
  const key = kind === 'message' ? mail.id : mail.email;
  return { kind, key, untilAt: 0, nextTryAt: 0, address: address(), messages: [], isPurged: true, tries };
}

const deletion = (kind: Trashed['kind'], tries: number): MatrixCall => ({
  call: `delete ${kind}`,
  moment: tries === 0 ? 'upkeep, first' : 'upkeep, again',
  isPress: false,
  aims: kind === 'message' ? DELETE_MESSAGE : DELETE_ADDRESS,
  isSpent: true,
  begin: async (scene) => scene.mailbox.kept.trash.push(trashed(scene, kind, tries)),
  act: (scene) => scene.tidy(),
  wake: (scene) => scene.tidy(),
  alarm: DELETION_ALARM,
  state: deleted,
});

const file = (call: string, aims: readonly Aim[], begin: (scene: Scene) => void): MatrixCall => ({
  call,
  moment: 'press',
  isPress: true,
  aims,
  begin: async (scene) => begin(scene),
  act: ({ mail, mailbox }) =>
    fetchFile(mail.id, call === 'source' ? SOURCE : mail.file, { isAgain: call === 'source' }, mailbox.files),
  state: fileIsThere,
});

const read = async ({ mailbox: { kept, bodies } }: Scene) => {
  for (const message of kept.messages) await extractFromMessage(message, 'press', bodies);
};

const body = (moment: string, rest: Pick<MatrixCall, 'begin' | 'act'> & Partial<MatrixCall>): MatrixCall => ({
  call: 'message',
  moment,
  isPress: false,
  aims: MESSAGE,
  isSpent: true,
  wake: ({ base, mailbox }) => fetchWanted(base, mailbox.mail),
  press: read,
  state: bodyIsThere,
  ...rest,
});

/** What is asked of one message, its files, or a deletion. */
export const MESSAGE_CALLS: readonly MatrixCall[] = [
  body('press', {
    isPress: true,
    begin: async (scene) => addMessage(scene, { notifiedAt: 1 }),
    act: read,
  }),
  body('new mail', {
    begin: async (scene) => addMessage(scene),
    async act({ base, mailbox: { mail, notifier } }) {
      await createMailPipeline(notifier, mail)(base);
      await fetchWanted(base, mail);
    },
  }),
  body('upkeep', {
    begin: async (scene) => addMessage(scene, { notifiedAt: 1 }),
    act: ({ base, mailbox: { mail } }) => fetchWanted(base, mail),
  }),
  file('source', SOURCES, (scene) => addRead(scene)),
  file('attachment', ATTACHMENT, (scene) => addRead(scene, FILE.length)),
  file('attachment of no size', ATTACHMENT, (scene) => addRead(scene)),
  deletion('address', 0),
  deletion('address', 1),
  deletion('message', 0),
  deletion('message', 1),
];
