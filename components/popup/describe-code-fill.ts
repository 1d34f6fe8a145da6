import type { AnswerOf } from '../../lib/rpc/calls.ts';

/**
 * What became of *Fill code*, in words.
 * @param isCopied whether the code reached the clipboard instead; tried where it was not filled in
 */
export function describeCodeFill(result: AnswerOf<'fillCode'>['result'], isCopied: boolean): string {
  if (result === 'filled') return 'Code filled in.';
  const reason =
    result === 'no-access'
      ? 'From here Mayfly can’t get into the page that asked for it.'
      : 'The page shows no field for a code.';
  return isCopied
    ? `Copied: paste it on the page. ${reason}`
    : `${reason} The browser did not allow copying either: type the code in.`;
}
