import { parseHeaderFields, unfolded } from './header-fields.ts';

/** Parts within parts; no honest mail goes deeper. */
const DEEPEST_PART = 8;
const PICTURE = /^image\/(png|jpe?g|gif|webp|avif|bmp|svg\+xml)$/;

/**
 * The pictures that a message carries for its own body, by Content-ID (without brackets), as `data:` addresses: what
 * `cid:` in the HTML stands for. The service's attachment list does not name Content-IDs, the raw source does.
 * @param source the whole raw source
 * @returns empty when there are none; never throws
 * @see https://www.rfc-editor.org/rfc/rfc2392
 */
export function findInlinePictures(source: string): Record<string, string> {
  return Object.fromEntries(picturesIn(source, 0));
}

function picturesIn(entity: string, depth: number): [contentId: string, address: string][] {
  const gap = /^\r?\n|\r?\n\r?\n/.exec(entity);
  const head = gap ? entity.slice(0, gap.index) : entity;
  const body = gap ? entity.slice(gap.index + gap[0].length) : '';
  const fields = parseHeaderFields(head.replace(/^\r?\n/, ''));
  const textOf = (name: string) => unfolded(fields.find((field) => field.name.toLowerCase() === name)?.raw ?? '');
  const contentType = textOf('content-type');
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  const boundary = type.startsWith('multipart/') ? boundaryIn(contentType) : undefined;
  if (boundary && depth < DEEPEST_PART) return partsOf(body, boundary).flatMap((part) => picturesIn(part, depth + 1));
  const id = textOf('content-id').replace(/^<|>$/g, '');
  const isBase64 = /^base64$/i.test(textOf('content-transfer-encoding'));
  const content = body.replace(/[^a-z0-9+/=]/gi, '');
  return id && isBase64 && content && PICTURE.test(type) ? [[id, `data:${type};base64,${content}`]] : [];
}

function boundaryIn(contentType: string): string | undefined {
  const [, quoted, plain] = /;\s*boundary\s*=\s*(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType) ?? [];
  return quoted ?? plain;
}

/** What stands between the boundary's lines; before the first and behind the last there is nothing to see. */
function partsOf(body: string, boundary: string): string[] {
  const line = new RegExp(
    `(?:^|\\r?\\n)--${boundary.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(--)?[ \\t]*(?=\\r?\\n|$)`,
    'g',
  );
  const parts: string[] = [];
  let start = -1;
  for (const match of body.matchAll(line)) {
    if (start >= 0) parts.push(body.slice(start, match.index));
    start = match[1] ? -1 : match.index + match[0].length;
    if (match[1]) break;
  }
  if (start >= 0) parts.push(body.slice(start));
  return parts.map((part) => part.replace(/^\r?\n/, ''));
}
