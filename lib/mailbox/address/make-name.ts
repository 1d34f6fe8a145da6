const CONSONANTS = 'bdfgklmnprstvz';
const VOWELS = 'aeiou';
const DIGITS = 4;

/** As they are made where nothing says otherwise. In characters. */
export const NAME_LENGTH = 12;

/** A shorter one can be guessed, or is taken already. */
export const SHORTEST_NAME = 6;

/** An unpredictable whole number from 0 to `below` - 1. */
function draw(below: number): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % below;
}

/**
 * The part of an address before the @, such as `tamoruki4821`: easy to read aloud, accepted by forms, practically unique.
 * @param length in characters, from `SHORTEST_NAME` to `NAME_LENGTH`
 */
export function makeName(length = NAME_LENGTH, random: (below: number) => number = draw): string {
  const pick = (letters: string) => letters[random(letters.length)] ?? '';
  const letters = Array.from({ length: length - DIGITS }, (_, at) => pick(at % 2 ? VOWELS : CONSONANTS));
  return letters.join('') + (1000 + random(9000));
}
