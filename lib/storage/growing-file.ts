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
