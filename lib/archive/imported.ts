import { z } from '../schema/z.ts';
import { restoredAddressSchema, restoredBodySchema, restoredFileSchema, restoredMessageSchema } from './restored.ts';

/** Addresses and messages out of an archive; their files were handed off, see `handOffFile`. */
export const importedSchema = z.object({
  addresses: z.array(restoredAddressSchema),
  messages: z.array(
    z.object({
      message: restoredMessageSchema,
      body: z.optional(restoredBodySchema),
      files: z.array(z.object({ file: restoredFileSchema, key: z.string().check(z.minLength(1)) })),
    }),
  ),
});

export type Imported = z.infer<typeof importedSchema>;

/** How many messages were added, and how many were here before. */
export type ImportReport = { added: number; alreadyHere: number };
