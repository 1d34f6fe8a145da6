import { existsSync, readFileSync } from 'node:fs';
import type { Vector } from './vector.ts';

const FILE = '../shared/corpora/mail-safety.jsonl';

/** Other people's vectors, where they are there; undefined elsewhere. One JSON object a line: `{name, html, keep?}`. */
export function findForeignVectors(file = process.env.MAIL_SAFETY ?? FILE): Vector[] | undefined {
  if (!existsSync(file)) return undefined;
  return readFileSync(file, 'utf8').split('\n').filter(Boolean).map(parseVector);
}

function parseVector(line: string): Vector {
  const { name, html, keep } = JSON.parse(line);
  return {
    name: String(name),
    html: String(html),
    keep: keep === undefined || keep === null ? [] : [keep].flat().map(String),
  };
}
