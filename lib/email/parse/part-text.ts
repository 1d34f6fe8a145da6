import { bytesOfBinary, bytesOfEscaped } from './decode-bytes.ts';
import type { MimePart } from './mime-parts.ts';

/** What a part of text says, decoded; undefined for parts that are no text, or cannot be decoded. Never throws. */
export function findPartText({ type, charset, encoding, content }: MimePart): string | undefined {
  if (!type.startsWith('text/')) return undefined;
  if (encoding !== 'base64' && encoding !== 'quoted-printable') return content;
  try {
    const bytes = encoding === 'base64' ? bytesOfBase64(content) : bytesOfQuotedPrintable(content);
    return new TextDecoder(charset ?? 'utf-8').decode(bytes);
  } catch {
    return undefined;
  }
}

function bytesOfBase64(content: string): Uint8Array {
  return bytesOfBinary(atob(content.replace(/[^a-z0-9+/]+/gi, '')));
}

/** @see https://www.rfc-editor.org/rfc/rfc2045#section-6.7 */
function bytesOfQuotedPrintable(content: string): Uint8Array {
  const text = content.replace(/(?<![ \t])[ \t]+(?=\r?\n|$)/g, '').replace(/=\r?\n/g, '');
  return bytesOfEscaped(text, false);
}
