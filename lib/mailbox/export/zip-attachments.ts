import { uniqueNames } from '../../email/attachment/attachment-name.ts';
import { zipFile } from './zip-file.ts';

/**
 * Attachments in one zip file: one download, which every browser allows without a question.
 * @param files their names safe to save under; two may be the same
 * @param modifiedAt epoch ms: a mail says nothing of its files' age
 */
export async function zipAttachments(
  files: readonly { name: string; bytes: Blob }[],
  modifiedAt: number,
): Promise<Blob> {
  const zip = zipFile();
  const names = uniqueNames(files.map(({ name }) => name));
  for (const [nth, { name, bytes }] of files.entries()) await zip.add(names[nth] ?? name, bytes, modifiedAt);
  return zip.end();
}
