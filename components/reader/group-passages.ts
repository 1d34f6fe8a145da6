import type { TextBlock } from '../../lib/email/html/text-body.ts';

/** A passage of the sender's own words, or of quotes of any depth. */
export type TextPassage = { isQuote: boolean; blocks: TextBlock[]; lines: number };

/** Groups neighbouring quotes, so that they can be folded as one. */
export function groupPassages(blocks: TextBlock[]): TextPassage[] {
  const passages: TextPassage[] = [];
  for (const block of blocks) {
    const isQuote = block.quoteDepth > 0;
    const lines = block.segments.reduce((sum, { text }) => sum + text.split('\n').length - 1, 1);
    const last = passages.at(-1);
    if (last?.isQuote === isQuote) {
      last.blocks.push(block);
      last.lines += lines;
    } else passages.push({ isQuote, blocks: [block], lines });
  }
  return passages;
}
