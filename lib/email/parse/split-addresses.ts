const CLOSING = { '"': '"', '(': ')', '<': '>' };

/**
 * A list of mailboxes, cut at the commas that are not inside quotes, comments or angle brackets; groups lose their name.
 * Names with a bare comma (`Doe, Jane <j@d>`) stay together: a part without an address belongs to the next one.
 */
export function splitAddresses(list: string): string[] {
  const parts: string[] = [];
  let part = '';
  let hasAddress = false;
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
    const endsPart = !closing && (piece === ';' || (piece === ',' && hasAddress));
    const namesGroup = !closing && piece === ':' && !hasAddress;
    if (endsPart) parts.push(part);
    if (endsPart || namesGroup) {
      part = '';
      hasAddress = false;
    } else {
      part += piece;
      hasAddress ||= piece.includes('@');
    }
  }
  return [...parts, part].map((one) => one.trim()).filter(Boolean);
}
