import { withClient } from '../api/with-client.ts';
import { readFile } from './read-contents.ts';
import { SOURCE } from './stored-file.ts';
import { storeFile } from './writer.ts';

/**
 * Fetches an attachment or the source of a message, and stores it, unless it is stored.
 * @param file the attachment's id, or `SOURCE`
 * @param onProgress called with every part of an attachment; `totalBytes` is undefined where the service did not say
 * @throws ServiceError
 */
export async function fetchFile(
  message: string,
  file: string,
  onProgress: (loadedBytes: number, totalBytes: number | undefined) => void = () => {},
): Promise<void> {
  if (await readFile(message, file)) return;
  const bytes = await withClient((client) =>
    file === SOURCE ? client.fetchSource(message) : client.fetchAttachment(message, file, onProgress),
  );
  await storeFile({ message, file, bytes });
}
