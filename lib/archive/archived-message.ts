import type { Address } from '../mailbox/address.ts';
import type { Body, Message } from '../mailbox/message.ts';

/**
 * The first file of an archive. A plain JSON file has the same form, with the messages in it.
 * @property exportedAt epoch ms
 */
export type ArchiveHead = {
  format: 'mayfly-mail';
  version: 1;
  exportedAt: number;
  addresses: ArchivedAddress[];
  messages?: ArchivedMessage[];
};

/** Without the tab it was filled in: it is closed by then, and private. */
export type ArchivedAddress = Omit<Address, 'filledIn'>;

/** Without what only says which notifications were shown. */
export type ArchivedMessage = {
  message: Omit<Message, 'notifying' | 'notifiedAt'>;
  body?: Body;
  /** its stored files: an attachment's id, or `SOURCE`, and the path in the archive */
  files?: { file: string; path: string }[];
};

export const ARCHIVE_HEAD = 'mayfly.json';
export const MESSAGES_FOLDER = 'messages/';

export function toArchivedAddress({ filledIn: _, ...address }: Address): ArchivedAddress {
  return address;
}
