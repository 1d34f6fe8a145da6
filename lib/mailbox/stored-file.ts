import { each, z } from '../storage/schema.ts';

/** The `file` under which a message's source is stored. No attachment has it: ids are never empty. */
export const SOURCE = '';

/**
 * A file that was fetched for a page to save: an attachment, or the message's own source.
 * @property file the attachment's id, or `SOURCE`
 */
export const storedFileSchema = z.object({
  message: z.string(),
  file: z.string(),
  bytes: z.instanceof(Blob),
});

/** Of stored files, those that fit. */
export const storedFilesSchema = each(storedFileSchema, 'stored file');

export type StoredFile = z.infer<typeof storedFileSchema>;
