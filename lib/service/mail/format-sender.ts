/** Characters that RFC 5322 lets stand in a display name without quotes, and all of Unicode beyond ASCII. */
const PLAIN_NAME = /^[\w !#$%&'*+\-/=?^`{|}~\u0080-\u{10ffff}]*$/u;

/**
 * `Name <address>`, quoted where the name needs it; `<address>` without a name, the name alone without an address,
 * empty without both.
 * @see https://www.rfc-editor.org/rfc/rfc5322#section-3.4
 */
export function formatSender({ name = '', address = '' }: { name?: string; address?: string }): string {
  const shown = PLAIN_NAME.test(name) ? name : `"${name.replace(/["\\]/g, '\\$&')}"`;
  return [shown, address && `<${address}>`].filter(Boolean).join(' ');
}
