/** Splits bytes into rows. @returns at least one piece, so that an empty file has a row */
export function splitBytes(bytes: Uint8Array, maxBytes: number): Uint8Array[] {
  const count = Math.max(1, Math.ceil(bytes.length / maxBytes));
  return Array.from({ length: count }, (_, number) => bytes.subarray(number * maxBytes, (number + 1) * maxBytes));
}

export function joinBytes(pieces: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}
