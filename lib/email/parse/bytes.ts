/** Bytes per call, because a function call takes a limited number of arguments. */
const PIECE = 24_576;

/** One character per byte, as `btoa` expects. */
export function binaryOf(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += PIECE) {
    // `Reflect.apply`, because spread syntax would iterate over the bytes one by one.
    binary += Reflect.apply(String.fromCharCode, undefined, bytes.subarray(at, at + PIECE));
  }
  return binary;
}

export const toBase64 = (bytes: Uint8Array): string => btoa(binaryOf(bytes));

/** @param binary one character per byte, as `atob` returns it */
export function bytesOfBinary(binary: string): Uint8Array {
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at);
  return bytes;
}
