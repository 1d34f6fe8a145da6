/** A message as it was received, in no dialect yet. */
export interface ReceivedMessage {
  /** `Name <address>`; empty if the message names nobody. */
  from: string;
  /** Addresses, without names. */
  cc: string[];
  /** Empty if there is none. */
  subject: string;
  bodyText?: string | undefined;
  bodyHtml?: string | undefined;
  attachments: ReceivedAttachment[];
  /** Byte for byte as the sending server gave it, with the dots of SMTP taken out. */
  source: Uint8Array;
}

export interface ReceivedAttachment {
  name: string;
  /** Media type, such as `image/png`. */
  type: string;
  content: Uint8Array;
}

/** A message that lies at an address. */
export interface StoredMessage extends Omit<ReceivedMessage, 'attachments' | 'source'> {
  id: string;
  /** The address it lies at. */
  to: string;
  /** Moment of its arrival, epoch ms. */
  createdAt: number;
  /** In the order of the message. */
  attachments: { id: string; name: string; type: string; sizeBytes: number }[];
}

/** An address of the service. It belongs to the key that created it. */
export interface ServiceAddress {
  /** In lower case. */
  email: string;
  key: string;
  /** Epoch ms. */
  expiresAt: number;
}

/** The source of a message, whose id is the message's, or an attachment, which has an id of its own. */
export interface ServiceFile {
  id: string;
  content: Uint8Array;
}

/** What an address may hold in all: who knows one can't fill a disk, and a list stays short of the 32 MiB that a Worker may answer with. */
export const MAX_ADDRESS_BYTES = 16 * 1024 * 1024;

/** What a message takes of `MAX_ADDRESS_BYTES`. */
export const countBytes = (facts: string, files: readonly ServiceFile[]): number =>
  files.reduce((sum, { content }) => sum + content.length, facts.length);

export type Awaitable<T> = T | Promise<T>;

/**
 * Where a service stores addresses and their mail: all that a host has to provide. Each call is one transaction. Ids are unique in the
 * whole store. Keys are not checked here.
 */
export interface ServiceStore {
  /** Deletes what has expired, then stores an address. @returns false, and stores nothing, if the address exists */
  addAddress(address: ServiceAddress, now: number): Awaitable<boolean>;
  /** @returns undefined if the address does not exist, or has expired */
  findAddress(email: string, now: number): Awaitable<ServiceAddress | undefined>;
  /** Deletes an address with its messages and their files. */
  deleteAddress(email: string): Awaitable<void>;
  /**
   * @returns false, and stores nothing, if the address of the message does not exist, has expired when the message is created, or would
   * hold more than `MAX_ADDRESS_BYTES`
   */
  addMessage(message: StoredMessage, files: readonly ServiceFile[]): Awaitable<boolean>;
  /** The messages of an address, the oldest first. */
  listMessages(email: string): Awaitable<StoredMessage[]>;
  /** The message that has this id, or one of whose attachments has it. */
  findMessage(id: string): Awaitable<StoredMessage | undefined>;
  readFile(id: string): Awaitable<Uint8Array | undefined>;
  /** Deletes a message with its files. */
  deleteMessage(id: string): Awaitable<void>;
}
