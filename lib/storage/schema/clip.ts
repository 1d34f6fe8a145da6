/** The beginning of a text. No character is cut in two, and lone surrogates are replaced. @param atMost UTF-16 units */
export function clip(text: string, atMost: number): string {
  if (text.length <= atMost) return text.toWellFormed();
  const isInPair = /[\ud800-\udbff]/.test(text.charAt(atMost - 1)) && /[\udc00-\udfff]/.test(text.charAt(atMost));
  return text.slice(0, isInPair ? atMost - 1 : atMost).toWellFormed();
}
