/** How fast slow readers read. */
const LETTERS_PER_SECOND = 12;

/** How long a notice must stay to be read, in milliseconds. */
export function readingTimeMs(text: string): number {
  return (text.length / LETTERS_PER_SECOND) * 1000;
}
