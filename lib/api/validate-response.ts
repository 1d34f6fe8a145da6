import { parseJson, z } from '../storage/schema.ts';
import { InvalidResponseError } from './errors.ts';
import { readRateLimit } from './limit.ts';
import { isPage, parseBody } from './response-error.ts';

/** The first header field of a source is within this many bytes. */
const HEAD_BYTES = 2000;

/** A field name of RFC 5322, or the `From ` line that mbox files have before a message. */
const FIRST_LINE = /^(?:>?From |[\w-][!-9;-~]*[ \t]*:)/;

/** How an HTML page begins. A sender's message may begin with `<` as well. */
const PAGE_START = /^<(?:!doctype|html|head|body|\?xml)\b/i;

/**
 * Whether a file is a message as it was sent: it begins with a header field; or its type is `message/*` and it is neither HTML nor empty.
 * @see https://www.rfc-editor.org/rfc/rfc5322#section-2.2
 */
export async function isMessageSource(file: Blob): Promise<boolean> {
  const head = (await file.slice(0, HEAD_BYTES).text()).trimStart();
  return FIRST_LINE.test(head) || (/^message\//i.test(file.type) && file.size > 0 && !PAGE_START.test(head));
}

/** What the service declared about a file in its message. */
export type FileFacts = {
  name?: string | undefined;
  /** Absent if it was not declared. */
  sizeBytes?: number | undefined;
};

/** Bounds of the size in base64, which has up to two characters at the end of each line. */
const ENCODED_AT_LEAST = 4 / 3;
const ENCODED_AT_MOST = (4 / 3) * (78 / 76) * 1.01;
/** The padding of the last group of four characters, and a line break at the end. */
const ENCODED_MORE = 6;

/**
 * Whether a file can be what the service declared. The size is that of the file, or of the file as it was encoded in the message. Without a
 * declared size, an HTML response is valid only if the name ends in `.html`, and an empty one never.
 */
export function isDeclaredFile(file: Pick<Blob, 'size' | 'type'>, { name = '', sizeBytes }: FileFacts): boolean {
  if (sizeBytes === file.size) return true;
  if (!sizeBytes) return file.size > 0 && (!/^text\/html\b/i.test(file.type) || /\.x?html?$/i.test(name));
  return (
    file.size > 0 &&
    sizeBytes >= file.size * ENCODED_AT_LEAST &&
    sizeBytes <= file.size * ENCODED_AT_MOST + ENCODED_MORE
  );
}

const isJson = (type: string | null) => /^application\/json\b/i.test(type ?? '');
const isError = (body: unknown) => errorSchema.safeParse(body).success;

const errorSchema = z.object({ error: z.unknown().check(z.refine(Boolean)) });

/** Whether an answer is a part of what was asked for; no part is ever asked for. */
export function isPart({ status, headers }: Response): boolean {
  const [, from, to, total] = /(?<!\d)(\d{1,15})-(\d{1,15})\/(\d{1,15})/.exec(headers.get('Content-Range') ?? '') ?? [];
  return total === undefined ? status === 206 : Number(to) - Number(from) + 1 < Number(total);
}

/** Files that are packed. Browsers unpack them where a service names their own packing in `Content-Encoding`. */
const PACKED_NAME = /\.(?:t?gz|svgz|t?zst)$/i;
const PACKED_STARTS = ['\x1f\x8b', '\x28\xb5'];
const JSON_NAME = /\.(?:\w*json\w*|map|har|ipynb)$/i;
const JSON_START = /^(?:\xef\xbb\xbf)?\s*[[{"]/;
/** Longer than any error response. */
const ENVELOPE_BYTES = 20_000;

/** Whether an answer without the declared size can be the file itself: neither unpacked, nor JSON about it or around it. */
export async function isFileItself(file: Blob, { headers }: Response, name = ''): Promise<boolean> {
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, 100).arrayBuffer()));
  const isPacked = PACKED_STARTS.some((one) => start.startsWith(one));
  if (PACKED_NAME.test(name) && headers.has('Content-Encoding') && !isPacked) return false;
  if (!isJson(file.type) || !JSON_START.test(start)) return true;
  return JSON_NAME.test(name) && !(file.size < ENVELOPE_BYTES && isError(parseJson(await file.text())));
}

/** The headers of the rate limit are the service's own, according to the contract. */
const hasRateLimit = ({ headers }: Response) => readRateLimit(headers, undefined, 0) !== undefined;

/** An empty body is valid with status 204 or 205, or with the headers of the rate limit. Firewalls challenge browsers with an empty 202. */
export const mayBeEmpty = (response: Response) => [204, 205].includes(response.status) || hasRateLimit(response);

const DONE = /\b(?:ok|done|deleted|removed|success\w*|acknowledged":true)\b|^\W*$|^\W*(?:true|null)\W*$/i;
const NOT_DONE = /\b(?:no|not|false|cannot|unable|error|fail\w*|unsuccess\w*)\b|n['’]t\b|deleted":0/i;

/** What an answer with the deleted thing says of the deletion. */
const ABOUT_DELETION = /^(?:status|state|result|message|detail|ok|success|\w*deleted)$/i;

/**
 * Whether the response confirms a deletion; the contract leaves the form open. It has the service's own headers or a word of success, and no
 * word of failure; or it is what was deleted: its own words say nothing. If a deletion
 * succeeded that is not confirmed, the service responds to the next attempt that the item does not exist.
 */
export function isDeletion(text: string, response: Response, id?: string): boolean {
  if (text.trim() === '') return mayBeEmpty(response);
  const body = parseBody(text);
  if (body === undefined && (isPage(text) || isJson(response.headers.get('Content-Type')))) return false;
  const isWhatWas = id !== undefined && [Object(body).id, Object(body).email].includes(id);
  const isSaid = (name: string, value: unknown) =>
    name === '' || (name === 'error' ? Boolean(value) : !isWhatWas || ABOUT_DELETION.test(name));
  const words =
    body === undefined ? text : JSON.stringify(body, (name, value) => (isSaid(name, value) ? value : undefined));
  const isTaken = response.status === 202 && Object(body) === body;
  return (isWhatWas || isTaken || DONE.test(words) || hasRateLimit(response)) && !NOT_DONE.test(words);
}

/** @throws InvalidResponseError if the response does not fit the request */
export function assertValid(isValid: boolean, { status }: { status: number }): void {
  if (!isValid) throw new InvalidResponseError('The answer is not what was asked for.', { status });
}
