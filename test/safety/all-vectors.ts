import { existsSync } from 'node:fs';
import { readLines } from '../read-lines.ts';
import { NIGHTLY } from '../runner/test-tags.ts';
import { type Vector, withOwnHost } from './vector.ts';
import { largeVectors } from './vectors/large-vectors.ts';

const FOREIGN = process.env.MAIL_SAFETY ?? '../shared/corpora/mail-safety.jsonl';

/** One JSON object a line: `{name, html, keep?}`. */
function readVectors(file: string | URL): Vector[] {
  return readLines<Record<string, unknown>>(file).map(({ name, html, keep }) => {
    return { name: String(name), html: String(html), keep: [keep ?? []].flat().map(String) };
  });
}

const readOwn = (file: string) => readVectors(new URL(`vectors/${file}`, import.meta.url)).map(withOwnHost);
const isOf = (area: string) => (vector: Vector) => vector.name.startsWith(`${area}: `);

/** Those that we wrote. */
export const ownVectors = [...readOwn('vectors.jsonl'), ...largeVectors];

/** Mails that lay something over others, or over what is around them, or push the rest out of sight. */
export const overlayVectors = ownVectors.filter(isOf('overlay'));

const images = readOwn('images.jsonl');
/** Images that nobody can see, each in another disguise: they are not asked for, even when images are shown. */
export const unseenImages = images.filter(isOf('unseen'));
/** Images that somebody can see: they are asked for when images are shown, each from one host. */
export const seenImages = images.filter(isOf('seen'));
/** Images of machines that only the reader's own network has: they are not asked for, though somebody can see them. */
export const privateImages = images.filter(isOf('private'));

const links = readOwn('links.jsonl');
/** Links whose shown words name another host than they open, or that nobody sees over words that do. */
export const deceivingLinks = links.filter(isOf('deceiving'));
/** A sender's words, in a box that is too small for them, where a transparent linked picture is laid over them. */
export const wordsBelowPictures = links.filter(isOf('words below a picture'));

/** Other people's vectors, where they are there. */
const foreign = existsSync(FOREIGN) ? readVectors(FOREIGN) : undefined;
if (!foreign) console.log('No foreign vectors here: only our own are opened.');

/** Whose they are, with all of them. */
export const vectorSets: [owner: string, vectors: Vector[]][] = [
  ['own', ownVectors],
  ...(foreign ? [['foreign', foreign] satisfies [string, Vector[]]] : []),
];

/**
 * Two tests of one kind: by day some vectors are opened, and at night others, which take minutes.
 * @param nth by day, one of so many
 * @param isTonight whether one of the others is opened tonight; absent: all of them are
 */
export const partsOf = (
  nth: number,
  isTonight: (at: number) => boolean = () => true,
): [name: string, tags: string[], isTaken: (vector: unknown, at: number) => boolean][] => [
  [`one of ${nth}`, [], (_, at) => at % nth === 0],
  ['the others', NIGHTLY.tags, (_, at) => at % nth !== 0 && isTonight(at)],
];
