const CLOSING = { '"': '"', '(': ')', '<': '>' };

/**
 * A list of mailboxes, cut at the commas that are not inside quotes, comments or angle brackets; groups lose their name.
 * Names with a bare comma (`Doe, Jane <j@d>`) stay together: a part without an address belongs to the next one.
 */
export function splitAddresses(list: string): string[] {
  const parts: string[] = [''];
  const lastClosing = { '"': list.lastIndexOf('"'), '(': list.lastIndexOf(')'), '<': list.lastIndexOf('>') };
  let closing = '';
  for (let i = 0; i < list.length; i++) {
    const character = list[i] ?? '';
    const isEscape = character === '\\' && (closing === '"' || closing === ')');
    const piece = isEscape ? character + (list[++i] ?? '') : character;
    if (closing) {
      if (piece === closing) closing = '';
    } else if (piece === '"' || piece === '(' || piece === '<') {
      // Nothing closes it: it opens nothing.
      if (lastClosing[piece] > i) closing = CLOSING[piece];
    }
    const endsPart = !closing && (piece === ';' || (piece === ',' && parts.at(-1)?.includes('@')));
    const namesGroup = !closing && piece === ':' && !parts.at(-1)?.includes('@');
    if (endsPart || namesGroup) parts[namesGroup ? parts.length - 1 : parts.length] = '';
    else parts[parts.length - 1] += piece;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}
