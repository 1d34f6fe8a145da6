import { Inflate } from 'fflate';
import { growingFile } from './growing-file.ts';

/** Told of bytes as they are unpacked; what it throws ends that. */
export type OnUnpacked = (bytes: number) => void;

/** @property read unpacks it; rejects if it is damaged, and with what `onUnpacked` throws */
export type ZipEntry = { path: string; read: (onUnpacked: OnUnpacked) => Promise<Blob> };

/** @property localAt where its header stands in the file. @property nextAt where the next one's does, or the directory */
type Place = { localAt: number; packedBytes: number; method: number; nextAt: number };

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
/** A comment may stand behind the end. */
const END_WITHIN_BYTES = END_BYTES + 0xffff;
/** Of some hundred thousand entries. */
const MAX_DIRECTORY_BYTES = 32 * 1024 * 1024;
const MAX_PATH_BYTES = 1000;
/** Unpacked at a time: a thousand times as much may come out. */
const PIECE_BYTES = 1024;
const STORED = 0;
const DEFLATED = 8;

/**
 * The entries of a zip file, in its order, each unpacked only when it is read. Goes by the directory at the end, as the sizes in
 * front of the entries may be missing. No size that the file names is believed: what is unpacked is counted.
 * @returns undefined if it is no zip file, or its entries share bytes, as only those do that are made to unpack without end
 * @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT sections 4.3.12 and 4.3.16; nothing of zip64
 * @see https://www.usenix.org/conference/woot19/presentation/fifield
 */
export async function readZip(file: Blob): Promise<ZipEntry[] | undefined> {
  const tail = await viewOf(file.slice(-END_WITHIN_BYTES));
  let end = tail.byteLength - END_BYTES;
  while (end >= 0 && tail.getUint32(end, true) !== END_SIGNATURE) end--;
  if (end < 0) return undefined;

  const directoryBytes = tail.getUint32(end + 12, true);
  const directoryAt = tail.getUint32(end + 16, true);
  if (directoryBytes > MAX_DIRECTORY_BYTES) return undefined;
  const directory = await viewOf(file.slice(directoryAt, directoryAt + directoryBytes));
  const entries: ZipEntry[] = [];
  const places: Place[] = [];
  for (let at = 0; at + ENTRY_BYTES <= directory.byteLength; ) {
    if (directory.getUint32(at, true) !== ENTRY_SIGNATURE) return undefined;
    const nameBytes = directory.getUint16(at + 28, true);
    const place: Place = {
      method: directory.getUint16(at + 10, true),
      packedBytes: directory.getUint32(at + 20, true),
      localAt: directory.getUint32(at + 42, true),
      nextAt: directoryAt,
    };
    const name = new Uint8Array(
      directory.buffer,
      at + ENTRY_BYTES,
      Math.min(nameBytes, directory.byteLength - at - ENTRY_BYTES),
    );
    places.push(place);
    if (nameBytes <= MAX_PATH_BYTES) {
      entries.push({
        path: new TextDecoder().decode(name),
        read: (onUnpacked) => unpack(file, place, onUnpacked),
      });
    }
    at += ENTRY_BYTES + nameBytes + directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true);
  }
  return areApart(places) ? entries : undefined;
}

/** Whether no entry begins before the one in front of it ends; tells each where the next one begins. */
function areApart(places: Place[]): boolean {
  const inOrder = places.toSorted((one, other) => one.localAt - other.localAt);
  return inOrder.every((place, at) => {
    place.nextAt = inOrder[at + 1]?.localAt ?? place.nextAt;
    return place.localAt + LOCAL_BYTES + place.packedBytes <= place.nextAt;
  });
}

async function unpack(
  file: Blob,
  { localAt, packedBytes, method, nextAt }: Place,
  onUnpacked: OnUnpacked,
): Promise<Blob> {
  const local = await viewOf(file.slice(localAt, localAt + LOCAL_BYTES));
  const contentAt = localAt + LOCAL_BYTES + local.getUint16(26, true) + local.getUint16(28, true);
  if (contentAt + packedBytes > nextAt) throw new TypeError('Its bytes are those of another entry');
  const packed = file.slice(contentAt, contentAt + packedBytes);
  if (method !== STORED && method !== DEFLATED) throw new TypeError(`Unknown method ${method}`);
  if (method === DEFLATED) return inflate(packed, onUnpacked);
  onUnpacked(packed.size);
  return packed;
}

async function inflate(packed: Blob, onUnpacked: OnUnpacked): Promise<Blob> {
  const unpacked = growingFile();
  const inflater = new Inflate((bytes) => {
    onUnpacked(bytes.length);
    unpacked.append(bytes);
  });
  for (const reader = packed.stream().getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    for (let at = 0; at < value.length; at += PIECE_BYTES) inflater.push(value.subarray(at, at + PIECE_BYTES));
  }
  inflater.push(new Uint8Array(), true);
  return unpacked.end();
}

async function viewOf(blob: Blob): Promise<DataView> {
  return new DataView(await blob.arrayBuffer());
}
