import { Zip, ZipDeflate } from 'fflate';
import { growingFile } from '../../api/read-response.ts';
import { uniqueNames } from '../../email/attachment/attachment-name.ts';

/** A zip file that is written entry by entry, with only one piece of one entry in memory at a time. */
export function zipFile() {
  const file = growingFile();
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    file.append(bytes);
  });

  return {
    /** @param modifiedAt epoch ms */
    async add(path: string, content: Blob | Uint8Array, modifiedAt: number): Promise<void> {
      const entry = new ZipDeflate(path);
      entry.mtime = withinZipYears(modifiedAt);
      zip.add(entry);
      if (content instanceof Blob) {
        for (const reader = content.stream().getReader(); ; ) {
          const { done, value } = await reader.read();
          if (done) break;
          entry.push(value);
        }
        entry.push(new Uint8Array(), true);
      } else {
        entry.push(content, true);
      }
    },
    end(): Blob {
      zip.end();
      return file.end();
    },
  };
}

/** fflate throws for a date before 1980 or after 2099. */
function withinZipYears(time: number): number {
  return Math.min(Math.max(time, Date.UTC(1980, 0, 2)), Date.UTC(2099, 11, 30));
}

/**
 * All attachments in one zip file, because every browser allows a single download without a prompt.
 * @param modifiedAt epoch ms: a mail does not contain the age of its files
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
