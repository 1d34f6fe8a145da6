import type { Address } from '../mailbox/address.ts';
import type { Body, Message } from '../mailbox/message.ts';

/**
 * The file that stands first in an archive, or alone as a plain JSON file: then it holds the messages as well.
 * @property exportedAt epoch ms
 */
export type ArchiveHead = {
  format: 'mayfly-mail';
  version: 1;
  exportedAt: number;
  addresses: ArchivedAddress[];
  messages?: ArchivedMessage[];
};

/** Without the tab that it was filled in: that is long gone, and nobody else's business. */
export type ArchivedAddress = Omit<Address, 'filledIn'>;

/** Without what only says which notifications were shown. */
export type ArchivedMessage = {
  message: Omit<Message, 'notifying' | 'notifiedAt'>;
  body?: Body;
  /** the files that are kept of it: an attachment's id, or `SOURCE`, and where in the archive it is */
  files?: { file: string; path: string }[];
};

export const ARCHIVE_HEAD = 'mayfly.json';
export const MESSAGES_FOLDER = 'messages/';

export function toArchivedAddress({ filledIn: _, ...address }: Address): ArchivedAddress {
  return address;
}
