const CONSONANTS = 'bdfgklmnprstvz';
const VOWELS = 'aeiou';
const SYLLABLES = 4;

/** An unpredictable whole number from 0 to `below` - 1. */
function draw(below: number): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % below;
}

/** The part of an address before the @, such as `tamoruki4821`: easy to read aloud, accepted by forms, practically unique. */
export function makeName(random: (below: number) => number = draw): string {
  const pick = (letters: string) => letters[random(letters.length)] ?? '';
  const syllables = Array.from({ length: SYLLABLES }, () => pick(CONSONANTS) + pick(VOWELS));
  return syllables.join('') + (1000 + random(9000));
}
