/** Chromium's `storage.session` takes JSON: bytes go in as text. */
type EncodedFile = { message: string; file: string; base64: string };

/** So many at a time are given to one function call as arguments. */
const CHUNK = 8192;

/** @returns a file with its bytes as text; every other record as it is */
export async function encodeFile(record: unknown): Promise<unknown> {
  const { bytes, ...file } = Object(record);
  if (!(bytes instanceof Blob)) return record;
  const array = new Uint8Array(await bytes.arrayBuffer());
  let binary = '';
  for (let at = 0; at < array.length; at += CHUNK) binary += String.fromCharCode(...array.subarray(at, at + CHUNK));
  return { ...file, base64: btoa(binary) } satisfies EncodedFile;
}

/** @returns the entries with the bytes of files as they were */
export function decodeFiles(entries: [string, unknown][]): [string, unknown][] {
  return entries.map(([key, record]) => [key, decodeFile(record)]);
}

function decodeFile(record: unknown): unknown {
  const { base64, ...file } = Object(record);
  if (typeof base64 !== 'string') return record;
  return { ...file, bytes: new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))]) };
}
