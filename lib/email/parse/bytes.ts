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

const EQUALS = 0x3d;

const encoder = new TextEncoder();

/** @param binary one character per byte, as `atob` returns it */
export function bytesOfBinary(binary: string): Uint8Array {
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at);
  return bytes;
}

/**
 * The bytes of a text in which `=XX` may stand for a byte. Everything else stays as it is, in UTF-8.
 * @see https://www.rfc-editor.org/rfc/rfc2045#section-6.7
 */
export function bytesOfEscaped(text: string): Uint8Array {
  // The encoder takes longer to be called than to encode a short word, of which a header may have many.
  const bytes = /[\u0080-\uffff]/.test(text) ? encoder.encode(text) : bytesOfBinary(text);
  let end = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    const high = byte === EQUALS ? hexDigit(bytes[at + 1]) : -1;
    const low = high < 0 ? -1 : hexDigit(bytes[at + 2]);
    // Decodes in place: the result is never longer, so reading is always ahead of writing.
    bytes[end++] = low < 0 ? byte : high * 16 + low;
    if (low >= 0) at += 2;
  }
  return bytes.slice(0, end);
}

/** @returns -1 for a character that is no hex digit */
function hexDigit(code = 0): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  const lower = code | 0x20;
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : -1;
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
