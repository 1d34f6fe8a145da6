import { decodeOrKeep } from '../../site/host.ts';
import { rasterUrl } from '../attachment/attachment-type.ts';
import { decodeWords } from './encoded-words.ts';
import { decodeTransfer, type SourcePart } from './parse-source.ts';

/** `data:` URLs of the images that a message contains for its own body: see `findPicture`. */
export type InlinePictures = Readonly<Record<string, string>>;

/**
 * Finds the images that a message contains for its own body. The service's attachment list does not contain their ids, but the raw
 * source does.
 * @see https://www.rfc-editor.org/rfc/rfc2392
 */
export function findInlinePictures(parts: SourcePart[]): InlinePictures {
  const pictures: Record<string, string> = {};
  const base = parts.find(({ type }) => type === 'text/html')?.location ?? '';
  for (const part of parts) {
    // Some senders name the file where the id is missing.
    const id = part.contentId || part.name;
    if (!id && !part.location) continue;
    const picture = pictureIn({ ...part, content: part.content.slice(0, HEAD_CHARACTERS) }) && pictureIn(part);
    if (!picture) continue;
    if (id) pictures[keyOfId(id)] ??= picture;
    for (const location of relativeTo(base, part.location)) pictures[keyOfLocation(location)] ??= picture;
  }
  return pictures;
}

const isSmall = ({ size = 0 }: { size?: number | undefined }) => size <= LARGEST_PICTURE;
/** Enough to know whether a part is an image: most are not, and may be large. */
const HEAD_CHARACTERS = 4000;

function pictureIn(part: SourcePart): string | undefined {
  const isBase64 = part.encoding === 'base64';
  const data = isBase64 ? part.content.replace(/[^a-z0-9+/=]/gi, '') : btoa(decodeTransfer(part));
  return rasterUrl(`data:;base64,${data}`);
}

const PICTURE_NAME = /\.(?:png|apng|jpe?g|jfif|gif|webp|avif|bmp)\s*$/i;

/** In bytes: for a larger file, the source is not fetched to find out. */
const LARGEST_PICTURE = 2_000_000;

/** Whether HTML seems to show images that the message itself contains: by an id, or by the URL of one that is attached. */
export function showsInlinePictures(
  html: string,
  attachments: readonly { name: string; size?: number | undefined }[],
): boolean {
  if (/\b[cm]id:/i.test(html)) return true;
  const isPicture = ({ name }: { name: string }) => PICTURE_NAME.test(name);
  return /<img\b|\bbackground/i.test(html) && attachments.some(isPicture) && attachments.every(isSmall);
}

/** The image of a message for a URL in its HTML: by Content-ID, or by Content-Location. */
export function findPicture(pictures: InlinePictures, url: string): string | undefined {
  const [, id] = /^\s*(?:cid:(?:\/\/)?|mid:[^/]*\/)(.*)$/is.exec(url) ?? [];
  const key = id === undefined ? keyOfLocation(url) : keyOfId(id);
  return Object.hasOwn(pictures, key) ? pictures[key] : undefined;
}

/** Senders disagree on brackets, spaces, case, and what is encoded. */
function keyOfId(id: string): string {
  return decodeOrKeep(decodeOrKeep(decodeWords(id)))
    .replace(/[\s<>"]/g, '')
    .toLowerCase();
}

function keyOfLocation(location: string): string {
  const written = decodeWords(location).replace(/\s/g, '');
  return URL.parse(written, 'message:/')?.href ?? written;
}

/** @param base the URL of the HTML, which may name images beside it by the rest of their URL. @returns all names of a location */
function relativeTo(base: string, location: string): string[] {
  const folder = base.slice(0, base.lastIndexOf('/') + 1);
  const names = folder && location.startsWith(folder) ? [location, location.slice(folder.length)] : [location];
  return location ? names : [];
}
