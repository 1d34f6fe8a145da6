import { decodeWords } from '../parse/encoded-words.ts';
import { visibleText } from '../parse/visible-text.ts';

interface AttachmentName {
  /** Safe to save under on every system; never empty. */
  name: string;
  /** Lower case, without the dot; empty when there is none. */
  extension: string;
  /** The name poses as another kind of file (`photo.jpg.exe`), or contained hidden characters, now removed. */
  isDisguised: boolean;
}

/** In UTF-8: half of the 255 bytes that file systems allow, so that browsers can still number a copy. */
const LONGEST_BYTES = 120;

/** Devices that Windows opens in place of a file, whatever the extension. */
const RESERVED = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$|clock\$)(?=\.|$)/i;

/** Extensions of files that a system only shows, plays or unpacks. Any other file may open as a program, or in one that runs what is in it. */
const HARMLESS =
  /^(pdf|docx|xlsx|pptx|odt|ods|odp|rtf|txt|text|log|md|csv|tsv|json|jpe?g|jfif|jpe|a?png|gif|webp|avif|bmp|hei[cf]|tiff?|mp[34]|m4[av]|aac|flac|wav|og[gav]|opus|mov|avi|mkv|webm|zip|gz|tgz|tar|ics|vcf|eml|asc|sig|p7[cms]|pgp|gpg)$/;

/** Control characters for the writing direction: they can make `fdp.exe` look like `exe.pdf`. */
const BIDI = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/**
 * Makes an attachment's name safe to show and to save under: takes the last part of a path, without control characters,
 * bidi overrides and characters that file systems refuse. Never throws.
 * @param raw the name in the message; absent or empty becomes `attachment`
 */
export function cleanAttachmentName(raw: string | undefined): AttachmentName {
  const given = decodeWords((raw ?? '').slice(0, 5000));
  const name = shortened(withoutReserved(lastPart(visibleText(given))));
  const parts = name
    .toLowerCase()
    .split('.')
    .map((part) => part.trim());
  const extension = parts.length > 1 ? (parts.at(-1) ?? '') : '';
  const posesAs = parts.slice(1, -1).some((part) => HARMLESS.test(part)) || /\s{3,}|_{8,}/.test(given);
  return { name, extension, isDisguised: BIDI.test(given) || (isActiveExtension(extension) && posesAs) };
}

/** Whether files with this extension may run something when they are opened. One without an extension opens in nothing. */
export function isActiveExtension(extension: string): boolean {
  return extension !== '' && !HARMLESS.test(extension);
}

function lastPart(path: string): string {
  return path.split(/[/\\]/).findLast((part) => !/^[\s.]*$/.test(part)) ?? '';
}

function withoutReserved(name: string): string {
  const plain = name
    .replace(/[<>:"|?*]/g, '_')
    // Windows drops dots and spaces at the end; at the start a dot hides the file, and `~` means home.
    .replace(/^[\s.~]+/, '')
    .replace(/(?<![\s.])[\s.]+$/, '');
  return RESERVED.test(plain) ? `_${plain}` : plain || 'attachment';
}

function shortened(name: string): string {
  const dot = name.lastIndexOf('.');
  const end = dot > 0 && name.length - dot <= 12 ? name.slice(dot) : '';
  const start = name.slice(0, name.length - end.length);
  const encoder = new TextEncoder();
  const { read } = encoder.encodeInto(start, new Uint8Array(LONGEST_BYTES - encoder.encode(end).length));
  return read === start.length ? name : start.slice(0, read).trimEnd() + end;
}

/**
 * Adds numbers to names that would be the same file on some system: `a.pdf`, `A (2).pdf`. Some systems do not distinguish upper and
 * lower case, or the ways to encode an accent.
 * @returns the names in the same order
 */
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  const lastNumbers = new Map<string, number>();
  return names.map((name) => {
    const dot = name.lastIndexOf('.');
    const end = dot > 0 ? dot : name.length;
    let unique = name;
    let number = lastNumbers.get(sameFile(name)) ?? 1;
    while (taken.has(sameFile(unique))) unique = `${name.slice(0, end)} (${++number})${name.slice(end)}`;
    lastNumbers.set(sameFile(name), number);
    taken.add(sameFile(unique));
    return unique;
  });
}

function sameFile(name: string): string {
  return name.normalize('NFKC').toUpperCase().toLowerCase();
}

/**
 * The file name for a saved message, or for a zip of its attachments: `2026-11-21 Your code.eml`. The day is in UTC, so that the name is
 * the same everywhere.
 * @param subject absent or blank becomes "no subject"
 * @param receivedAt epoch ms; absent or no valid time leaves the day out
 */
export function mailFileName(extension: string, subject: string | undefined, receivedAt?: number): string {
  const day = dayOf(receivedAt);
  const words = (subject ?? '').replace(/[/\\]/g, '-').trim() || 'no subject';
  return cleanAttachmentName(`${day ? `${day} ` : ''}${words.replace(/(?<![\s.])[\s.]+$/, '')}.${extension}`).name;
}

function dayOf(receivedAt: number | undefined): string | undefined {
  const date = new Date(receivedAt ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}
