import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { LIBRARIES } from '../../components/settings/about.tsx';
import { LANGUAGES } from '../../lib/i18n/languages.ts';
import { DEFAULT_KEY_PAGE } from '../../lib/storage/connection.ts';

const here = import.meta.dirname;

/** Every string below a node of a source, and what stands between the values of a template. */
function findStrings(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, value } = node as { type?: string; value?: unknown };
  if (type === 'ImportDeclaration') return [];
  if (type === 'Literal') return typeof value === 'string' ? [value] : [];
  if (type === 'TemplateElement') return [(value as { cooked: string }).cooked];
  return Object.values(node).flatMap(findStrings);
}

const EDGES = /^[^\p{L}]+|[^\p{L}]+$/gu;

/** What stands between digits, commas, brackets and ends of sentences. */
const splitIntoParts = (words: string) =>
  words
    .toLowerCase()
    // What changes the direction, also as a URL writes it.
    .replaceAll(/[\u202a-\u202e\u2066-\u2069]|%e2%80%ae/g, '')
    .split(/[\d\n,;:@()<>“”"]+|\. /)
    .map((part) => part.replaceAll(/\s+/g, ' ').replaceAll(EDGES, ''));

/** Mails, addresses, services: what the gallery's states are made of. */
const data = globSync('{made-data,made-mails,states/*-states}.{ts,tsx}', { cwd: here })
  .flatMap((file) => findStrings(parseSync(file, readFileSync(join(here, file), 'utf8')).program))
  .flatMap(splitIntoParts);

/** With the labels of hosts, which may be drawn apart. */
const wholeParts = new Set(data.flatMap((part) => (/\s/.test(part) ? [part] : [part, ...part.split(/[./]+/)])));
const allParts = data.join('\n');

/** The same in every language: names of languages, libraries, licences and keys, a command, what a service's support asks for, and formats. */
const NAMES: ReadonlySet<string> = new Set([
  ...Object.values(LANGUAGES).flatMap(({ name }) => name.split(/[()]/).map((part) => part.trim().toLowerCase())),
  ...LIBRARIES.flatMap(({ name, licence }) => splitIntoParts(`${name} (${licence})`)),
  DEFAULT_KEY_PAGE.replace('https://', ''),
  ...[
    'mayfly',
    'utc',
    'alt',
    'shift',
    'ctrl',
    'enter',
    'esc',
    'npm run service',
    'example.com',
    'status',
    'request req',
    'https',
    'mailto',
  ],
  ...['pdf', 'exe', 'jpeg'],
]);

/** Of a name that is taken another one is made, by chance. */
const VARIED = /\.[a-z0-9]{4}(?=\W*$)/;

/** Hosts, files, sentences: what no text of ours is a part of. */
const isLong = (part: string) => /[-._=/]|\S \S/.test(part);

/**
 * Whether words that are none of Mayfly's texts may be seen: part for part, they are what the gallery's states are made of, or a name
 * that every language has. A part of a long one will do.
 */
export function isMade(words: string): boolean {
  const parts = splitIntoParts(words.replaceAll(/(\S{1,40}?)\1{3,}/g, '$1').replace(VARIED, ''));
  return parts.every(
    (part) =>
      !/\p{L}{2}/u.test(part) || NAMES.has(part) || wholeParts.has(part) || (isLong(part) && allParts.includes(part)),
  );
}
