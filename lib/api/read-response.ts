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

/** In UTF-16, one of the first two bytes is 0 or that of a byte order mark, which no answer in UTF-8 begins with. */
const isOfUtf16 = (byte: number | undefined) => byte === 0 || byte === 0xfe;

/** Decodes UTF-8 or UTF-16; what is neither is in the encoding that the response declares. */
function decode(bytes: Uint8Array, type = ''): string {
  if (isOfUtf16(bytes[0])) return new TextDecoder('utf-16be').decode(bytes);
  if (isOfUtf16(bytes[1])) return new TextDecoder('utf-16le').decode(bytes);
  const [, declared = 'utf-8'] = /charset="?([\w.:-]+)/i.exec(type) ?? [];
  for (const encoding of ['utf-8', declared]) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // It is not in this encoding, or no browser knows it.
    }
  }
  return new TextDecoder().decode(bytes);
}

/** @param isUnpacked a response without `Content-Encoding` may be packed all the same, once */
export async function readText(
  response: Response,
  maxBytes: number,
  isUnpacked = false,
): Promise<{
  text: string;
  /** False if the response is larger than `maxBytes`: then `text` is its beginning. */
  isWhole: boolean;
}> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const isWhole = await readBytes(response, maxBytes, (chunk) => chunks.push(chunk));
  const file = new Blob(chunks);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { headers } = response;
  if (!isUnpacked && bytes[0] === 0x1f && bytes[1] === 0x8b) {
    const unpacked = file.stream().pipeThrough(new DecompressionStream('gzip'));
    return readText(new Response(unpacked, { headers }), maxBytes, true);
  }
  return { text: decode(bytes, headers.get('Content-Type') ?? ''), isWhole };
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
