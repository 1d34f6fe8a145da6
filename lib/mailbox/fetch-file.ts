import { asErrorOfFile } from '../api/errors.ts';
import { isDeclaredFile } from '../api/validate-response.ts';
import { openService, withClient } from '../api/with-client.ts';
import { announce } from './events.ts';
import { idAtService, SOURCE } from './message.ts';
import { readEach } from './open-stores.ts';
import { readBody, readFile } from './read-contents.ts';
import { findServiceOf, readMessage } from './read-messages.ts';
import { storeFile } from './writer.ts';

/** The assumed space if the browser does not report how much is free. */
const DEFAULT_BYTES = 500_000_000;
/** The largest share of the free space that a file may take. The rest is for mail that arrives meanwhile, and for the browser's temporary copy. */
const FREE_SHARE = 0.5;

/** How many bytes a file of this message may have, where the message is stored. */
async function readMaxFileBytes(messageId: string): Promise<number> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  const freeBytes = quota === undefined ? DEFAULT_BYTES : Math.max(0, quota - usage) * FREE_SHARE;
  const limits = await readEach(async (transaction, { maxFileBytes }) =>
    (await transaction.has('messages', messageId)) ? maxFileBytes : Number.POSITIVE_INFINITY,
  );
  return Math.min(freeBytes, ...limits);
}

/**
 * Fetches an attachment or the source of a message, and stores it, unless the whole of it is stored already. The progress of an attachment is announced.
 * @param options.isAgain fetches the file even if it is stored, because its end is missing
 * @throws ServiceError; `TooLargeError` if there is not enough space for the file
 */
export async function fetchFile(
  messageId: string,
  fileId: string,
  { isAgain = false }: { isAgain?: boolean | undefined } = {},
): Promise<void> {
  const [stored, maxBytes, body, message] = await Promise.all([
    readFile(messageId, fileId),
    readMaxFileBytes(messageId),
    readBody(messageId),
    readMessage(messageId),
  ]);
  if (!message) return;
  const attachment = body?.attachments.find(({ id }) => id === fileId);
  const facts = { name: attachment?.name, sizeBytes: attachment?.size };
  const isWhole = stored && (facts.sizeBytes === undefined ? stored.size > 0 : isDeclaredFile(stored, facts));
  if (isWhole && !isAgain) return;
  const service = await findServiceOf(message);
  const id = idAtService(message);
  const onProgress = (loadedBytes: number, totalBytes: number | undefined) =>
    announce('fileProgressed', {
      message: messageId,
      file: fileId,
      loadedBytes,
      ...(totalBytes !== undefined && { totalBytes }),
    });
  const bytes = await withClient(openService('user', service), (client) =>
    asErrorOfFile(
      fileId === SOURCE
        ? client.fetchSource(id, maxBytes)
        : client.fetchAttachment(id, fileId, maxBytes, onProgress, facts),
    ),
  );
  await storeFile({ message: messageId, file: fileId, bytes });
}
