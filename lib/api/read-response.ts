import type { ResponseSize } from './problem.ts';

/** Called on the way with how much has come; `totalBytes` is absent where the service did not say. */
export type OnBytes = (loadedBytes: number, totalBytes?: number) => void;

/** Often enough to be seen moving, seldom enough to cost nothing. */
const STEP_BYTES = 256 * 1024;

/** How long it is; undefined where the service did not say: a compressed answer is longer than its length says. */
function findLength({ headers }: Response): number | undefined {
  const length = headers.has('Content-Encoding') ? undefined : headers.get('Content-Length');
  return Number(length) || undefined;
}

/** How large an answer is of which `readBytes` did not read all. */
export function sizeOfTruncated(response: Response, maxBytes: number): ResponseSize {
  const bytes = findLength(response) ?? 0;
  return bytes > maxBytes ? { bytes, isMore: false } : { bytes: maxBytes, isMore: true };
}

/** Reads an answer, decompressed, up to `maxBytes`, then cancels it. @returns whether that was all of it */
async function readBytes(
  response: Response,
  maxBytes: number,
  take: (chunk: Uint8Array<ArrayBuffer>, loadedBytes: number) => void,
): Promise<boolean> {
  const reader = response.body?.getReader();
  if (!reader) return true;
  for (let loadedBytes = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return true;
    loadedBytes += value.length;
    if (loadedBytes > maxBytes) {
      reader.cancel().catch(() => {});
      return false;
    }
    take(value, loadedBytes);
  }
}

/** @property isWhole false where the answer is larger than the bound: then the text is its beginning */
export async function readText(response: Response, maxBytes: number): Promise<{ text: string; isWhole: boolean }> {
  const decoder = new TextDecoder();
  let text = '';
  const isWhole = await readBytes(response, maxBytes, (chunk) => {
    text += decoder.decode(chunk, { stream: true });
  });
  return { text: text + decoder.decode(), isWhole };
}

/** Collected in memory before it becomes a blob; browsers keep large blobs on disk. */
const BLOB_BYTES = 1024 * 1024;

/** A file of any size that is appended to, without all of its bytes in memory. */
export function growingFile() {
  const blobs: Blob[] = [];
  let pending: Uint8Array<ArrayBuffer>[] = [];
  let pendingBytes = 0;

  return {
    append(bytes: Uint8Array): void {
      pending.push(bytes as Uint8Array<ArrayBuffer>);
      pendingBytes += bytes.length;
      if (pendingBytes < BLOB_BYTES) return;
      blobs.push(new Blob(pending));
      pending = [];
      pendingBytes = 0;
    },
    end: (type = '') => new Blob([...blobs, ...pending], { type }),
  };
}

/**
 * A file, its progress reported every 256 kB. One that says that it is too large is not downloaded.
 * @returns undefined where it is larger than the bound
 */
export async function readBlob(response: Response, maxBytes: number, onBytes?: OnBytes): Promise<Blob | undefined> {
  const totalBytes = findLength(response);
  if (totalBytes !== undefined && totalBytes > maxBytes) {
    response.body?.cancel().catch(() => {});
    return undefined;
  }
  const file = growingFile();
  let reportedBytes = 0;
  const isWhole = await readBytes(response, maxBytes, (chunk, loadedBytes) => {
    file.append(chunk);
    if (loadedBytes - reportedBytes >= STEP_BYTES) {
      reportedBytes = loadedBytes;
      onBytes?.(loadedBytes, totalBytes);
    }
  });
  return isWhole ? file.end(response.headers.get('Content-Type') ?? '') : undefined;
}
