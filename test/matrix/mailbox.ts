import type { TrashStore } from '../../lib/background/delete/deleter.ts';
import type { WantedStore } from '../../lib/background/poll/fetch-wanted.ts';
import type { Notifier, PipelineStore } from '../../lib/background/poll/mail-pipeline.ts';
import type { PolledStore } from '../../lib/background/poll/poller.ts';
import type { AddressBook } from '../../lib/mailbox/address/address-book.ts';
import { type Address, isLive } from '../../lib/mailbox/address.ts';
import type { FileStore } from '../../lib/mailbox/fetch-file.ts';
import type { Body, Message } from '../../lib/mailbox/message.ts';
import { receiveMessages } from '../../lib/mailbox/receive-messages.ts';
import type { Trashed } from '../../lib/mailbox/trash/trashed.ts';
import { type BodyStore, extractFromMessage } from '../../lib/mailbox/understand-message.ts';

/** A mailbox in memory, for all that asks the service: Node has no IndexedDB. */
export type MemoryMailbox = ReturnType<typeof createMailbox>;

export function createMailbox() {
  const kept = {
    addresses: [] as Address[],
    messages: [] as Message[],
    bodies: [] as Body[],
    files: [] as { message: string; file: string; bytes: Blob }[],
    trash: [] as Trashed[],
    /** Ids of messages that the user was notified of. */
    told: [] as string[],
    /** Ids of messages whose bodies nobody asks for any more. */
    givenUp: [] as string[],
  };

  const change = (id: string, update: (message: Message) => Message) => {
    kept.messages = kept.messages.map((message) => (message.id === id ? update(message) : message));
  };
  const changeTrash = (key: string, update: (one: Trashed) => Trashed) => {
    kept.trash = kept.trash.map((one) => (one.key === key ? update(one) : one));
  };
  async function updateAddress(email: string, update: (address: Address) => Address): Promise<void> {
    kept.addresses = kept.addresses.map((one) => (one.email === email ? update(one) : one));
  }
  const findServiceOf = async ({ address: email }: Message) =>
    kept.addresses.find((one) => one.email === email)?.service ?? '';
  const readLiveAddresses = async (now: number) => kept.addresses.filter((address) => isLive(address, now));
  const readAddressesOf = async (emails: readonly string[]) =>
    kept.addresses.filter(({ email }) => emails.includes(email));
  const readBody = async (id: string) => kept.bodies.find((body) => body.id === id);

  const polled: PolledStore = {
    readLiveAddresses,
    updateAddress,
    async storeMessages(email, listed, now) {
      const address = kept.addresses.find((one) => one.email === email);
      if (!address) return [];
      const isKnown = (id: string) => kept.messages.some((message) => message.id === id);
      const received = receiveMessages(
        address,
        listed.filter(({ id }) => !isKnown(id)),
        now,
      );
      await updateAddress(email, () => received.address);
      kept.messages.push(...received.fresh);
      return received.fresh;
    },
  };
  const bodies: BodyStore = {
    readBody,
    findServiceOf,
    async storeBody(body, found) {
      kept.bodies.push(body);
      change(body.id, ({ bodyWantedAt: _, ...message }) => ({ ...message, ...found }));
    },
    async giveUpBody(id) {
      kept.givenUp.push(id);
      change(id, ({ bodyWantedAt: _, ...message }) => message);
    },
  };
  const mail: PipelineStore & WantedStore = {
    readLiveAddresses,
    readAddressesOf,
    readUnnotified: async () => kept.messages.filter(({ notifiedAt }) => notifiedAt === undefined),
    readWanted: async () => kept.messages.filter(({ bodyWantedAt }) => bodyWantedAt !== undefined),
    extractFromMessage: (message, purpose) => extractFromMessage(message, purpose, bodies),
  };
  const notifier: Notifier = {
    resumeNotifications: async (messages) => messages,
    async notifyMessages(messages) {
      for (const { id } of messages) {
        kept.told.push(id);
        change(id, (message) => ({ ...message, notifiedAt: Date.now() }));
      }
    },
    addLateCode: async () => {},
  };
  const files: FileStore = {
    readBody,
    findServiceOf,
    readMessage: async (id) => kept.messages.find((message) => message.id === id),
    readFile: async (message, file) => kept.files.find((one) => one.message === message && one.file === file)?.bytes,
    async storeFile(file) {
      kept.files = [...kept.files.filter((one) => one.message !== file.message || one.file !== file.file), file];
    },
  };
  const trash: TrashStore = {
    readTrash: async () => kept.trash,
    purge: async ({ key }) => changeTrash(key, (one) => ({ ...one, messages: [], isPurged: true })),
    async finish({ key }) {
      kept.trash = kept.trash.filter((one) => one.key !== key);
    },
    async tryAgainAt(keys, nextTryAt) {
      for (const { key } of keys) changeTrash(key, (one) => ({ ...one, nextTryAt, tries: one.tries + 1 }));
    },
  };
  const book: AddressBook = {
    read: async () => [...kept.addresses],
    find: async (wanted) => kept.addresses.find(({ email }) => email === wanted),
    add: async (address) => void kept.addresses.push(address),
    update: updateAddress,
    readRefused: async () => [],
  };
  return { kept, polled, bodies, mail, notifier, files, trash, book };
}
