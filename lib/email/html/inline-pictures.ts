import { leavesOf, type MimePart } from '../parse/mime-parts.ts';

const PICTURE = /^image\/(png|jpe?g|gif|webp|avif|bmp|svg\+xml)$/;

/**
 * The pictures that a message carries for its own body, by Content-ID (without brackets), as `data:` addresses: what
 * `cid:` in the HTML stands for. The service's attachment list does not name Content-IDs, the raw source does.
 * @param message see `parseMimeParts`
 * @returns empty when there are none; never throws
 * @see https://www.rfc-editor.org/rfc/rfc2392
 */
export function findInlinePictures(message: MimePart): Record<string, string> {
  return Object.fromEntries(
    leavesOf(message).flatMap(({ contentId, type, encoding, content }) => {
      const isPicture = contentId !== undefined && encoding === 'base64' && PICTURE.test(type);
      const data = isPicture ? content.replace(/[^a-z0-9+/=]/gi, '') : '';
      return data ? [[contentId, `data:${type};base64,${data}`]] : [];
    }),
  );
}
