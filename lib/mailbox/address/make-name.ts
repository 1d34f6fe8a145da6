const CONSONANTS = 'bdfgklmnprstvz';
const VOWELS = 'aeiou';
const SYLLABLES = 4;

/** A whole number from 0 up to, but not with, `below`, that nobody can guess. */
function draw(below: number): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % below;
}

/** The part of an address before the @, such as `tamoruki4821`: to be read out, taken by forms of every kind, and never met twice. */
export function makeName(random: (below: number) => number = draw): string {
  const pick = (letters: string) => letters[random(letters.length)] ?? '';
  const syllables = Array.from({ length: SYLLABLES }, () => pick(CONSONANTS) + pick(VOWELS));
  return syllables.join('') + (1000 + random(9000));
}
