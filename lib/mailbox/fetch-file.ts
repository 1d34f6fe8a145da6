import { ofOneItem } from '../api/errors.ts';
import { openService, withClient } from '../api/with-client.ts';
import { announce } from './events.ts';
import { idAtService, SOURCE } from './message.ts';
import { readBody, readFile } from './read-contents.ts';
import { findServiceOf, readMessage } from './read-messages.ts';
import { storeFile } from './writer.ts';

/** The assumed space if the browser does not report how much is free. */
const DEFAULT_BYTES = 500_000_000;
/** The rest is for mail that arrives meanwhile, and for the browser, which stores a file before it deletes its own copy. */
const FREE_SHARE = 0.5;

async function readMaxFileBytes(): Promise<number> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  return quota === undefined ? DEFAULT_BYTES : Math.max(0, quota - usage) * FREE_SHARE;
}

/**
 * Fetches an attachment or the source of a message, and stores it, unless it is stored already. The progress of an attachment is announced.
 * @param options.isAgain fetches the file even if it is stored, because its end is missing
 * @throws ServiceError; `TooLargeError` if there is not enough space for the file
 */
export async function fetchFile(
  message: string,
  file: string,
  { isAgain = false }: { isAgain?: boolean | undefined } = {},
): Promise<void> {
  if (!isAgain && (await readFile(message, file))) return;
  const [maxBytes, body, stored] = await Promise.all([readMaxFileBytes(), readBody(message), readMessage(message)]);
  if (!stored) return;
  const attachment = body?.attachments.find(({ id }) => id === file);
  const service = await findServiceOf(stored);
  const id = idAtService(stored);
  const onProgress = (loadedBytes: number, totalBytes: number | undefined) =>
    announce('fileProgressed', { message, file, loadedBytes, ...(totalBytes !== undefined && { totalBytes }) });
  const bytes = await withClient(openService('user', service), (client) =>
    ofOneItem(
      file === SOURCE
        ? client.fetchSource(id, maxBytes)
        : client.fetchAttachment(id, file, maxBytes, onProgress, {
            name: attachment?.name,
            sizeBytes: attachment?.size,
          }),
    ),
  );
  await storeFile({ message, file, bytes });
}
