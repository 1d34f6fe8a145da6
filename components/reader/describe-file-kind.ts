/** Media types by what a person would call them; the first that fits counts. */
const KINDS: [type: RegExp, kind: string][] = [
  [/executable|elf|mach-binary|x-sh|shortcut|javascript/, 'a program'],
  [/html/, 'a web page'],
  [/svg/, 'a drawing that can hold a program'],
  [/^image\//, 'a picture'],
  [/pdf/, 'a PDF'],
  [/zip|7z|rar/, 'an archive'],
  [/ole-storage|rtf/, 'a document'],
  [/^video\//, 'a video'],
  [/^audio\//, 'a recording'],
];

/** What a file is, with its article. @param type media type */
export function describeFileKind(type: string): string {
  return KINDS.find(([known]) => known.test(type))?.[1] ?? 'another kind of file';
}
