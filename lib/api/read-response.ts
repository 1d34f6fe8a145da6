import type { ResponseSize } from './problem.ts';

/** Called during a download with the progress; `totalBytes` is absent if the service did not send the length. */
export type OnBytes = (loadedBytes: number, totalBytes?: number) => void;

/** Small enough for a smooth progress bar, large enough to cost nothing. */
const STEP_BYTES = 256 * 1024;

/** The length of a response. Undefined if unknown, or if the response is compressed: `Content-Length` is then too small. */
function findLength({ headers }: Response): number | undefined {
  const length = headers.has('Content-Encoding') ? undefined : headers.get('Content-Length');
  return Number(length) || undefined;
}

/** The size of a response that `readBytes` did not read to its end. */
export function sizeOfTruncated(response: Response, maxBytes: number): ResponseSize {
  const bytes = findLength(response) ?? 0;
  return bytes > maxBytes ? { bytes, isMore: false } : { bytes: maxBytes, isMore: true };
}

/** Reads up to `maxBytes` of a response, decompressed, then cancels it. @returns whether that was the whole response */
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

export async function readText(
  response: Response,
  maxBytes: number,
): Promise<{
  text: string;
  /** False if the response is larger than `maxBytes`: then `text` is its beginning. */
  isWhole: boolean;
}> {
  const decoder = new TextDecoder();
  let text = '';
  const isWhole = await readBytes(response, maxBytes, (chunk) => {
    text += decoder.decode(chunk, { stream: true });
  });
  return { text: text + decoder.decode(), isWhole };
}

/** This much is collected in memory before it becomes a blob. Browsers store large blobs on disk. */
const BLOB_BYTES = 1024 * 1024;

/** A file of any size to append to, without holding all of its bytes in memory. */
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
 * Reads a file and reports the progress every 256 kB. If its `Content-Length` is too large, it is not downloaded.
 * @returns undefined if the file is larger than `maxBytes`
 */
export async function readBlob(response: Response, maxBytes: number, onBytes?: OnBytes): Promise<Blob | undefined> {
  const totalBytes = findLength(response);
  if ((totalBytes ?? 0) > maxBytes) {
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
