import { bytesOfBinary } from '../parse/bytes.ts';
import { isActiveExtension } from './attachment-name.ts';

interface FileSignature {
  type: string;
  /** The extensions of such files, in lower case. */
  extensions: string[];
  /** Tests the first bytes, written as lower-case hex. */
  magic: RegExp;
  /** Files of this kind may also start in other ways, so that a missing signature proves nothing. */
  isOptional?: boolean;
}

/**
 * The first bytes of each type of file, the most reliable first. Containers (zip, OLE) have many extensions; their content is not examined.
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
  binary('application/ms-tnef', '789f3e22', 'dat tnef'),
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

/** Markup starts with `<`, but the tag that identifies it may follow a declaration, a doctype and comments. */
function markup(type: string, tag: string, extensions: string): FileSignature {
  const hex = tag.replace(/[^()|]/g, (character) => `(${hexOf(character)}|${hexOf(character.toUpperCase())})`);
  const magic = new RegExp(`^(efbbbf)?(?=(09|0a|0d|20)*3c)(..)*?${hex}(09|0a|0d|20|2f|3e)`);
  return { type, extensions: extensions.split(' '), magic, isOptional: true };
}

function hexOf(character: string): string {
  return character.charCodeAt(0).toString(16);
}

export interface AttachmentType {
  /** The media type according to the bytes, else according to the extension, else `application/octet-stream`. */
  type: string;
  /** The preview that is possible. It needs the bytes of a raster image or a PDF: a name alone is not enough. */
  preview?: 'image' | 'pdf';
  /** Opening the file runs a program or shows a page. */
  isActive: boolean;
  /** The bytes are of another type than the extension says. */
  isMismatched: boolean;
}

/** Types that only the extension can tell, since text has no signature. */
const BY_EXTENSION = new Map([
  ['txt', 'text/plain'],
  ['csv', 'text/csv'],
  ['md', 'text/markdown'],
  ['ics', 'text/calendar'],
  ['vcf', 'text/vcard'],
  ['json', 'application/json'],
  ['xml', 'application/xml'],
  ['eml', 'message/rfc822'],
  ['js', 'text/javascript'],
]);

/** Types of files that may run something. Old documents of Office may have macros; a new one has other bytes. */
const ACTIVE = /executable|elf|mach-binary|x-sh|shortcut|svg|html|xml|javascript|ole-storage/;
const PREVIEWED_IMAGE = /^image\/(png|jpeg|gif|webp|avif|bmp)$/;

/** How many bytes are searched for the first tag, which may follow a declaration and comments. */
const LONGEST_HEAD_BYTES = 1024;

/**
 * Finds the type of an attachment from its first bytes and its extension. The bytes take precedence, because the sender chose the name.
 * @param extension lower case, without the dot; empty for none
 * @param head the first 1024 bytes or more; absent until they are fetched, and then there is no preview
 */
export function findAttachmentType(extension: string, head?: Uint8Array): AttachmentType {
  const shown = head && findSignature(head);
  const named = FILE_SIGNATURES.find(({ extensions }) => extensions.includes(extension));
  const type = shown?.type ?? named?.type ?? BY_EXTENSION.get(extension) ?? 'application/octet-stream';
  const preview = shown && previewOf(shown.type);
  return {
    type,
    ...(preview ? { preview } : {}),
    isActive: ACTIVE.test(type) || isActiveExtension(extension),
    isMismatched: shown
      ? extension !== '' && !shown.extensions.includes(extension)
      : head !== undefined && named !== undefined && !named.isOptional,
  };
}

function findSignature(head: Uint8Array): FileSignature | undefined {
  const hex = Array.from(head.subarray(0, LONGEST_HEAD_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return FILE_SIGNATURES.find(({ magic }) => magic.test(hex));
}

function previewOf(type: string): AttachmentType['preview'] {
  if (type === 'application/pdf') return 'pdf';
  return PREVIEWED_IMAGE.test(type) ? 'image' : undefined;
}

const BASE64_DATA = /^\s*data:[\w/.+-]*(?:;[\w.=+-]*)*;\s*base64,([a-z0-9+/=\s]*)$/i;
/** Enough to find the type; a multiple of four. */
const HEAD_CHARACTERS = 1368;

/**
 * A `data:` URL of an image that consists of pixels, with the type that its bytes have. Images that a browser parses as markup, such as
 * SVG, could load, take any time to draw, or freeze the page.
 * @returns undefined for anything else, whatever type it declares
 */
export function rasterUrl(address: string): string | undefined {
  const data = BASE64_DATA.exec(address)?.[1]?.replace(/\s/g, '');
  if (!data) return undefined;
  try {
    const head = data.slice(0, HEAD_CHARACTERS).replace(/=.*/, '');
    const { type, preview } = findAttachmentType('', bytesOfBinary(atob(head)));
    return preview === 'image' ? `data:${type};base64,${data}` : undefined;
  } catch {
    // No base64 after all.
    return undefined;
  }
}
