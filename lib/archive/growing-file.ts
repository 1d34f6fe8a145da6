/** So much is held before it is handed to the browser, which keeps large blobs on disk. */
const HELD_BYTES = 1024 * 1024;

/** A file that grows at its end, however large, without its bytes being held here. */
export function growingFile() {
  const blobs: Blob[] = [];
  let held: Uint8Array<ArrayBuffer>[] = [];
  let storedBytes = 0;

  function handOver() {
    if (held.length === 0) return;
    blobs.push(new Blob(held));
    held = [];
    storedBytes = 0;
  }

  return {
    append(bytes: Uint8Array): void {
      held.push(bytes as Uint8Array<ArrayBuffer>);
      storedBytes += bytes.length;
      if (storedBytes >= HELD_BYTES) handOver();
    },
    /** All of it, for the browser to save. */
    end(): Blob {
      handOver();
      return new Blob(blobs);
    },
  };
}
