import { type PlainKey, text } from '../../lib/i18n/text.ts';

/** Media types and their plain names; the first match counts. */
const KINDS: [type: RegExp, kind: PlainKey][] = [
  [/executable|elf|mach-binary|x-sh|shortcut|javascript/, 'attachment.program'],
  [/html/, 'attachment.webPage'],
  [/svg/, 'attachment.drawing'],
  [/^image\//, 'attachment.picture'],
  [/pdf/, 'attachment.pdf'],
  [/zip|7z|rar/, 'attachment.archive'],
  [/ole-storage|rtf/, 'attachment.document'],
  [/^video\//, 'attachment.video'],
  [/^audio\//, 'attachment.recording'],
];

/** The kind of a file, with its article. @param type media type */
export function describeFileKind(type: string): string {
  return text(KINDS.find(([known]) => known.test(type))?.[1] ?? 'attachment.otherKind');
}
