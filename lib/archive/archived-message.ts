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

/** Without what is for polling and filling alone: the tab it was filled in is private. */
export type ArchivedAddress = Pick<Address, 'email' | 'createdAt' | 'expiresAt' | 'service' | 'site' | 'label'>;

/** Without what only says which notifications were shown, and that it was restored before. */
export type ArchivedMessage = {
  message: Omit<Message, 'notifying' | 'notifiedAt' | 'notificationWantedAt' | 'restoredAt'>;
  body?: Body;
  /** its stored files: an attachment's id, or `SOURCE`, and the path in the archive */
  files?: { file: string; path: string }[];
};

export const ARCHIVE_HEAD = 'mayfly.json';
export const MESSAGES_FOLDER = 'messages/';

export function toArchivedAddress(address: Address): ArchivedAddress {
  const { email, createdAt, expiresAt, service, site, label } = address;
  return {
    email,
    createdAt,
    expiresAt,
    service,
    ...(site !== undefined && { site }),
    ...(label !== undefined && { label }),
  };
}
