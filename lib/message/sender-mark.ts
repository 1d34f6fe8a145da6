import type { Sender } from './parse-sender.ts';

export interface SenderMark {
  /** One grapheme in upper case, `?` for none: the first letter or digit of the name, else its first character. */
  initial: string;
  /** From 0 up to, not including, the number of colours; the same for all senders of one domain. */
  colour: number;
}

/** Making one takes longer than splitting all the names of a list with it. */
const segmenter = new Intl.Segmenter();

/** The small mark that stands for a sender in a list. */
export function senderMark({ name, address, display }: Sender, colours: number): SenderMark {
  const first = graphemes(name ?? address ?? '');
  const letter = first.find((grapheme) => /[\p{L}\p{N}]/u.test(grapheme)) ?? first[0] ?? '?';
  const domain = address?.slice(address.lastIndexOf('@') + 1).toLowerCase() ?? display;
  return { initial: letter.toLocaleUpperCase(), colour: hashOf(domain) % colours };
}

/** A name that starts with more than this many emoji keeps the first of them. */
function graphemes(text: string): string[] {
  return Array.from(segmenter.segment(text.slice(0, 100)), ({ segment }) => segment);
}

/** FNV-1a, 32 bit. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
