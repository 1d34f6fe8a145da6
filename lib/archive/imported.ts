import { addressShape } from '../mailbox/address.ts';
import { bodyShape, messageShape } from '../mailbox/message.ts';
import { array, nonEmpty, object, optional, type Shaped, string } from '../shape/shape.ts';

/** Addresses and messages out of an archive; their files were handed off, see `handOffFile`. */
export const importedShape = object({
  addresses: array(addressShape),
  messages: array(
    object({
      message: messageShape,
      body: optional(bodyShape),
      files: array(object({ file: string, key: nonEmpty })),
    }),
  ),
});

export type Imported = Shaped<typeof importedShape>;

/** How many messages were added, and how many were here before. */
export type ImportReport = { added: number; alreadyHere: number };
