export interface FileSignature {
  /** Media type. */
  type: string;
  /** What files of this kind are called, lower case. */
  extensions: string[];
  /** Tests the first bytes, written as lower-case hex. */
  magic: RegExp;
  /** Files of this kind may also start in other ways, so that a missing signature proves nothing. */
  isOptional?: boolean;
}

/**
 * How files start, most telling first. Containers (zip, OLE) carry many extensions; what they hold is not looked into.
 * @see https://mimesniff.spec.whatwg.org/#matching-a-mime-type-pattern
 */
export const FILE_SIGNATURES: FileSignature[] = [
  binary('image/png', '89504e470d0a1a0a', 'png apng'),
  binary('image/jpeg', 'ffd8ff', 'jpg jpeg jpe jfif'),
  binary('image/gif', '47494638(37|39)61', 'gif'),
  binary('image/webp', '52494646.{8}57454250', 'webp'),
  binary('image/avif', '.{8}6674797061766(9|7)', 'avif'),
  binary('image/heic', '.{8}66747970(686569|6d696631|6d736631)', 'heic heif'),
  binary('image/bmp', '424d.{8}00000000', 'bmp dib'),
  binary('image/tiff', '(49492a00|4d4d002a)', 'tif tiff'),
  binary('image/x-icon', '00000100', 'ico'),
  binary('application/pdf', '255044462d', 'pdf ai'),
  binary(
    'application/zip',
    '504b(0304|0506|0708)',
    'zip docx xlsx pptx docm xlsm pptm dotx odt ods odp epub jar apk pkpass xpi kmz ipa msix appx',
  ),
  binary('application/gzip', '1f8b', 'gz tgz'),
  binary('application/x-7z-compressed', '377abcaf271c', '7z'),
  binary('application/vnd.rar', '526172211a07', 'rar'),
  binary('application/x-ole-storage', 'd0cf11e0a1b11ae1', 'doc xls ppt msg msi'),
  binary('application/rtf', '7b5c727466', 'rtf doc'),
  binary('application/x-ms-shortcut', '4c00000001140200', 'lnk'),
  binary('video/mp4', '.{8}66747970', 'mp4 m4v m4a mov'),
  { ...binary('application/vnd.microsoft.portable-executable', '4d5a', 'exe dll scr com sys cpl'), isOptional: true },
  { ...binary('application/x-elf', '7f454c46', 'elf so bin run o'), isOptional: true },
  { ...binary('application/x-mach-binary', '(cffaedfe|cafebabe)', 'app dylib'), isOptional: true },
  { ...binary('application/x-sh', '2321', 'sh bash py pl rb command'), isOptional: true },
  { ...binary('audio/mpeg', '(494433|ff(fb|f3|f2))', 'mp3'), isOptional: true },
  markup('image/svg+xml', '<svg', 'svg'),
  markup('text/html', '<(!doctype html|html|head|body|script|iframe|style|title)', 'html htm xhtml shtml'),
];

function binary(type: string, hex: string, extensions: string): FileSignature {
  return { type, extensions: extensions.split(' '), magic: new RegExp(`^${hex}`) };
}

/** Markup starts with `<`, but its telling tag may follow a declaration, a doctype and comments. */
function markup(type: string, tag: string, extensions: string): FileSignature {
  const hex = tag.replace(/[^()|]/g, (character) => `(${hexOf(character)}|${hexOf(character.toUpperCase())})`);
  const magic = new RegExp(`^(efbbbf)?(?=(09|0a|0d|20)*3c)(..)*?${hex}(09|0a|0d|20|2f|3e)`);
  return { type, extensions: extensions.split(' '), magic, isOptional: true };
}

function hexOf(character: string): string {
  return character.charCodeAt(0).toString(16);
}
