import { addressSchema } from '../mailbox/address.ts';
import { bodySchema, messageSchema } from '../mailbox/message.ts';
import { z } from '../schema/z.ts';

/** Addresses and messages out of an archive; their files were handed off, see `handOffFile`. */
export const importedSchema = z.object({
  addresses: z.array(addressSchema),
  messages: z.array(
    z.object({
      message: messageSchema,
      body: z.optional(bodySchema),
      files: z.array(z.object({ file: z.string(), key: z.string().check(z.minLength(1)) })),
    }),
  ),
});

export type Imported = z.infer<typeof importedSchema>;

/** How many messages were added, and how many were here before. */
export type ImportReport = { added: number; alreadyHere: number };
