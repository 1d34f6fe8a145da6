/** Three bytes make four characters: pieces of a multiple of three fit together, and calls take only so many arguments. */
const PIECE = 3 * 8192;

/** Bytes in base64, in one line. */
export function toBase64(bytes: Uint8Array): string {
  let encoded = '';
  for (let at = 0; at < bytes.length; at += PIECE) {
    // Spread as arguments, they would be iterated over one by one.
    encoded += btoa(Reflect.apply(String.fromCharCode, undefined, bytes.subarray(at, at + PIECE)));
  }
  return encoded;
}
