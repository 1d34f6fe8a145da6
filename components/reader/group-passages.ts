import type { TextBlock } from '../../lib/message/body/text-body.ts';

/** The sender's own words, or what is quoted between them, of any depth. */
export type TextPassage = { isQuote: boolean; blocks: TextBlock[]; lines: number };

/** Neighbouring quotes taken together, so that they can be folded as one. */
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
