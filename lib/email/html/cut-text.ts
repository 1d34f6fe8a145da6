/** A line that is longer is cut within. */
const LONGEST_LINE = 2000;

/**
 * The beginning of a text that is too long to be laid out: whole lines where they are short.
 * @param most UTF-16 units
 * @returns the text itself if it is no longer
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const lineEnd = text.lastIndexOf('\n', most);
  if (lineEnd >= most - LONGEST_LINE) return text.slice(0, lineEnd);
  // Not between the two halves of a character.
  return text.slice(0, /[\ud800-\udbff]/.test(text.charAt(most - 1)) ? most - 1 : most);
}
