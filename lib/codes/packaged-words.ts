import type { CodeWords } from './code-words.ts';
import type { LinkWords } from './link-words.ts';

/**
 * The file of the extension that holds the words, written at build: they are as much as all the rules together, and a worker that wakes
 * only to ask for mail needs none of them.
 */
export const WORDS_FILE = 'words.json';

/** What is in it. */
export type PackagedWords = { code: CodeWords; link: LinkWords };
