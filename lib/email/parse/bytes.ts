/** Every byte is one character of it; those from 0x80 to 0x9f are other characters than their numbers say. */
const decoder = new TextDecoder('windows-1252');
const BYTES = new Map(Array.from({ length: 32 }, (_, at) => [decoder.decode(Uint8Array.of(0x80 + at)), 0x80 + at]));

/** One character per byte, as `btoa` expects. */
export function binaryOf(bytes: Uint8Array): string {
  return decoder.decode(bytes).replace(/[^\0-\xff]/g, (character) => String.fromCharCode(BYTES.get(character) ?? 0));
}

export const toBase64 = (bytes: Uint8Array): string => btoa(binaryOf(bytes));

/** @param binary one character per byte, as `atob` returns it */
export function bytesOfBinary(binary: string): Uint8Array {
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at);
  return bytes;
}
