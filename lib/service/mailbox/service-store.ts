import type { StoredMessage } from './stored-message.ts';

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
  /** @returns false, and stores nothing, if the address of the message does not exist, or has expired when the message is created */
  addMessage(message: StoredMessage, files: readonly ServiceFile[]): Awaitable<boolean>;
  /** The messages of an address, the oldest first. */
  listMessages(email: string): Awaitable<StoredMessage[]>;
  /** The message that has this id, or one of whose attachments has it. */
  findMessage(id: string): Awaitable<StoredMessage | undefined>;
  readFile(id: string): Awaitable<Uint8Array | undefined>;
  /** Deletes a message with its files. */
  deleteMessage(id: string): Awaitable<void>;
}
