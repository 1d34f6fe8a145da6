/** Slow readers manage this many letters a second. */
const LETTERS_PER_SECOND = 12;

/** How long a notice has to stand to be read, in milliseconds. */
export function readingTimeMs(text: string): number {
  return (text.length / LETTERS_PER_SECOND) * 1000;
}
