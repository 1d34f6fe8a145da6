const PLACEHOLDER = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='120' height='120'/%3E#mayfly-";

/** The URL of an image that takes the place of a remote one while a mail is measured. @param number which one */
export const placeholder = (number: number): string => `${PLACEHOLDER}${number}`;

/** The number of the placeholder in a URL or in a computed style; undefined if it is none. */
export function placeholderNumber(text: string): number | undefined {
  const number = /#mayfly-(\d+)["']?\)?(?:,|$)/.exec(text)?.[1];
  return number === undefined ? undefined : Number(number);
}
