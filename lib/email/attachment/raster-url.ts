import { bytesOfBinary } from '../parse/bytes.ts';
import { findAttachmentType } from './attachment-type.ts';

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
