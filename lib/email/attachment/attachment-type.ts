import { isActiveExtension } from './attachment-name.ts';
import { FILE_SIGNATURES, type FileSignature } from './file-signatures.ts';

export interface AttachmentType {
  /** The media type that the bytes show, else the one that the extension stands for, else `application/octet-stream`. */
  type: string;
  /** May be previewed: a raster image or a PDF by its bytes, never by its name alone. */
  preview?: 'image' | 'pdf';
  /** Runs, or opens as a page, when it is opened. */
  isActive: boolean;
  /** The bytes are of another kind than the name says. */
  isMismatched: boolean;
}

/** What a name alone can tell, since text has no signature. */
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

const ACTIVE = /executable|elf|mach-binary|x-sh|shortcut|svg|html|javascript/;
const PREVIEWED_IMAGE = /^image\/(png|jpeg|gif|webp|avif|bmp)$/;

/** As far as a declaration and comments may push the first tag. */
const LONGEST_HEAD_BYTES = 1024;

/**
 * What an attachment is, from its first bytes and its name: bytes win, because the sender wrote the name.
 * @param extension lower case, without the dot; empty for none
 * @param head the first 1024 bytes or more; absent while nothing was fetched, and then there is no preview
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
