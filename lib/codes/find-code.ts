import { CODE_WORDS } from './code-words.ts';
import { createCodeFinder, type FindCode } from './create-code-finder.ts';

/**
 * The one-time code of a message, as the person must type it: digits in ASCII, groups of digits and single characters joined
 * (`123 456` → `123456`), hyphens as written (`AB12-CD34`, `G-123456`: forms that show the prefix take it too).
 * Never opened, never fetched: only what stands in the message is read, some 20 kB of visible text.
 * @returns undefined when nothing in the message says convincingly that it is a code; never throws
 */
export const findCode: FindCode = createCodeFinder(CODE_WORDS);
