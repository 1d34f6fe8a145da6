import { openService, withClient } from '../api/with-client.ts';
import { readBody, readFile } from './read-contents.ts';
import { findServiceOf, readMessage } from './read-messages.ts';
import { readRoomBytes } from './room.ts';
import { SOURCE } from './stored-file.ts';
import { storeFile } from './writer.ts';

/**
 * Fetches an attachment or the source of a message, and stores it, unless it is stored.
 * @param file the attachment's id, or `SOURCE`
 * @param onProgress called with every part of an attachment; `totalBytes` is undefined where the service did not say
 * @throws ServiceError; `TooLargeError` for a file that has no room here
 */
export async function fetchFile(
  message: string,
  file: string,
  onProgress: (loadedBytes: number, totalBytes: number | undefined) => void = () => {},
): Promise<void> {
  if (await readFile(message, file)) return;
  const [maxBytes, body, stored] = await Promise.all([readRoomBytes(), readBody(message), readMessage(message)]);
  if (!stored) return;
  const said = body?.attachments.find(({ id }) => id === file);
  const service = await findServiceOf(stored);
  const bytes = await withClient(openService('press', service), (client) =>
    file === SOURCE
      ? client.fetchSource(message, maxBytes)
      : client.fetchAttachment(message, file, maxBytes, onProgress, { name: said?.name, sizeBytes: said?.size }),
  );
  await storeFile({ message, file, bytes });
}
