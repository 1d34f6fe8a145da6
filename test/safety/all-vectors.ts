import { findForeignVectors } from './foreign-vectors.ts';
import type { Vector } from './vector.ts';
import { escapeVectors } from './vectors/escape-vectors.ts';
import { harmlessVectors } from './vectors/harmless-vectors.ts';
import { linkVectors } from './vectors/link-vectors.ts';
import { loadVectors } from './vectors/load-vectors.ts';
import { overlayVectors } from './vectors/overlay-vectors.ts';
import { scriptVectors } from './vectors/script-vectors.ts';
import { styleVectors } from './vectors/style-vectors.ts';

/** Those that we wrote. */
export const ownVectors: Vector[] = [
  ...scriptVectors,
  ...linkVectors,
  ...loadVectors,
  ...styleVectors,
  ...escapeVectors,
  ...overlayVectors,
  ...harmlessVectors,
];

const foreign = findForeignVectors();
if (!foreign) console.log('No foreign vectors here: only our own are opened.');

/** Whose they are, with all of them. */
export const vectorSets: [owner: string, vectors: Vector[]][] = [
  ['own', ownVectors],
  ...(foreign ? [['foreign', foreign] satisfies [string, Vector[]]] : []),
];
