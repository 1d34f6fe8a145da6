/** @property read unpacks it; rejects if it is damaged */
export type ZipEntry = { path: string; read: () => Promise<Blob> };

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
/** A comment may stand behind the end. */
const END_WITHIN_BYTES = END_BYTES + 0xffff;
const STORED = 0;
const DEFLATED = 8;

/**
 * The entries of a zip file, in its order, each unpacked only when it is read. Goes by the directory at the end, as the sizes in
 * front of the entries may be missing.
 * @returns undefined if it is no zip file
 * @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT sections 4.3.12 and 4.3.16; nothing of zip64
 */
export async function readZip(file: Blob): Promise<ZipEntry[] | undefined> {
  const tail = await viewOf(file.slice(-END_WITHIN_BYTES));
  let end = tail.byteLength - END_BYTES;
  while (end >= 0 && tail.getUint32(end, true) !== END_SIGNATURE) end--;
  if (end < 0) return undefined;

  const directoryBytes = tail.getUint32(end + 12, true);
  const directoryAt = tail.getUint32(end + 16, true);
  const directory = await viewOf(file.slice(directoryAt, directoryAt + directoryBytes));
  const entries: ZipEntry[] = [];
  for (let at = 0; at + ENTRY_BYTES <= directory.byteLength; ) {
    if (directory.getUint32(at, true) !== ENTRY_SIGNATURE) return undefined;
    const nameBytes = directory.getUint16(at + 28, true);
    const method = directory.getUint16(at + 10, true);
    const packedBytes = directory.getUint32(at + 20, true);
    const localAt = directory.getUint32(at + 42, true);
    const name = new Uint8Array(
      directory.buffer,
      at + ENTRY_BYTES,
      Math.min(nameBytes, directory.byteLength - at - ENTRY_BYTES),
    );
    entries.push({
      path: new TextDecoder().decode(name),
      read: () => unpack(file, localAt, packedBytes, method),
    });
    at += ENTRY_BYTES + nameBytes + directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true);
  }
  return entries;
}

async function unpack(file: Blob, localAt: number, packedBytes: number, method: number): Promise<Blob> {
  const local = await viewOf(file.slice(localAt, localAt + LOCAL_BYTES));
  const contentAt = localAt + LOCAL_BYTES + local.getUint16(26, true) + local.getUint16(28, true);
  const packed = file.slice(contentAt, contentAt + packedBytes);
  if (method === STORED) return packed;
  if (method !== DEFLATED) throw new TypeError(`Unknown method ${method}`);
  return new Response(packed.stream().pipeThrough(new DecompressionStream('deflate-raw'))).blob();
}

async function viewOf(blob: Blob): Promise<DataView> {
  return new DataView(await blob.arrayBuffer());
}
