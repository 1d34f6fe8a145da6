/**
 * Which pairs of letters stand in some texts, in little: where one of a word's pairs is missing, so is the word, and the texts need not
 * be looked through. Pairs share places (a Bloom filter of one hash): that all of a word's are there says nothing.
 */
export type LetterPairs = Uint32Array;

/** A mail has some 400 pairs: a tenth of the places. */
const PLACES = 4096;

/** Those of no text. */
export function noPairs(): LetterPairs {
  return new Uint32Array(PLACES / 32);
}

export function addPairs(pairs: LetterPairs, text: string): void {
  let before = text.charCodeAt(0);
  for (let at = 1; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    // No two pairs of one alphabet's letters fall together.
    const place = (before * 37 + unit) % PLACES;
    // biome-ignore lint/style/noNonNullAssertion: it is within the places
    pairs[place >> 5]! |= 1 << place;
    before = unit;
  }
}

/** Tells what can't have a word from what may have it. */
export function pairsTest(word: string): (pairs: LetterPairs) => boolean {
  const pairsOfWord = noPairs();
  addPairs(pairsOfWord, word);
  const needed = [...pairsOfWord].flatMap((bits, at) => (bits ? [{ bits, at }] : []));
  return (pairs) => {
    for (const { bits, at } of needed) if (((pairs[at] ?? 0) & bits) >>> 0 !== bits) return false;
    return true;
  };
}
