import { languageInUse } from '../../i18n/language-in-use.ts';
import type { Sender } from './parse-sender.ts';

export interface SenderInitial {
  /** One grapheme in upper case, `?` for none: the first letter or digit of the name, else its first character. */
  initial: string;
  /** From 0 up to, not including, the number of colours; the same for all senders of one domain. */
  colour: number;
}

/** Making one takes longer than splitting all the names of a list with it. */
const segmenter = new Intl.Segmenter();
const encoder = new TextEncoder();

/** A name that starts with more than this many emoji keeps the first of them. */
const LOOKED_AT = 100;

/** The small mark that stands for a sender in a list. */
export function senderMark({ name, address, display }: Sender, colours: number): SenderInitial {
  const text = (name ?? address ?? '').slice(0, LOOKED_AT);
  const letter = segmenter.segment(text).containing(Math.max(0, text.search(/[\p{L}\p{N}]/u)))?.segment ?? '?';
  const domain = address?.slice(address.lastIndexOf('@') + 1).toLowerCase() ?? display;
  // In Turkish, the capital of i has its dot, too: İsmail.
  return { initial: letter.toLocaleUpperCase(languageInUse()), colour: hashOf(domain) % colours };
}

/** FNV-1a, 32 bit. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of encoder.encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
