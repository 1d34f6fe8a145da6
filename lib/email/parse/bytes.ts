/** Three bytes make four characters: pieces of a multiple of three fit together, and calls take only so many arguments. */
const PIECE = 3 * 8192;

export function toBase64(bytes: Uint8Array): string {
  let encoded = '';
  for (let at = 0; at < bytes.length; at += PIECE) {
    // Spread as arguments, they would be iterated over one by one.
    encoded += btoa(Reflect.apply(String.fromCharCode, undefined, bytes.subarray(at, at + PIECE)));
  }
  return encoded;
}

const encoder = new TextEncoder();

/** @param binary a byte a character, as `atob` gives it */
export function bytesOfBinary(binary: string): Uint8Array {
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at);
  return bytes;
}

/**
 * The bytes of a text with `=XX` for some of them; what is no escape stays as it is.
 * @see https://www.rfc-editor.org/rfc/rfc2045#section-6.7
 */
export function bytesOfEscaped(text: string): Uint8Array {
  const encode = (characters: string) => String.fromCharCode(...encoder.encode(characters));
  const binary = text
    .replace(/\P{ASCII}{1,1000}/gu, encode)
    .replace(/=([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return bytesOfBinary(binary);
}

export function joinBytes(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
