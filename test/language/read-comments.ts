import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from './read-texts.ts';

/**
 * What is said to translators, in the lines above a key of the English file.
 * @returns comments by key; that of a text with forms of numbers stands at the key above them
 */
export function readComments(file = readFileSync(join(LOCALES, 'en.yml'), 'utf8')): Map<string, string> {
  const comments = new Map<string, string>();
  const path: string[] = [];
  let lines: string[] = [];
  for (const line of file.split('\n')) {
    const [, indent = '', comment, key] = /^( *)(?:# (.*)|(\w+):)/.exec(line) ?? [];
    if (comment !== undefined) lines.push(comment);
    if (key === undefined) continue;
    path.splice(indent.length / 2, path.length, key);
    if (lines.length > 0) comments.set(path.join('.'), lines.join(' '));
    lines = [];
  }
  return comments;
}
