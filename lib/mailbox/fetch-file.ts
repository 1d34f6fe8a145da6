import { withClient } from '../api/with-client.ts';
import { SOURCE } from './database.ts';
import { announceFileProgress } from './file-progress.ts';
import { readFile } from './read-contents.ts';
import { storeFile } from './writer.ts';

/**
 * Brings an attachment, or a message's own source, into the store, unless it is there.
 * @param file the attachment's id, or `SOURCE`
 * @throws ServiceError
 */
export async function fetchFile(message: string, file: string): Promise<void> {
  if (await readFile(message, file)) return;
  const bytes = await withClient((client) =>
    file === SOURCE
      ? client.fetchSource(message)
      : client.fetchAttachment(message, file, (loadedBytes, totalBytes) =>
          announceFileProgress({ message, file, loadedBytes, ...(totalBytes !== undefined && { totalBytes }) }),
        ),
  );
  await storeFile({ message, file, bytes });
}
