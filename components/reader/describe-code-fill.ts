import { text } from '../../lib/i18n/text.ts';
import type { AnswerOf } from '../../lib/messaging/calls.ts';

/**
 * The result of *Fill code*, in words.
 * @param isCopied whether the code reached the clipboard instead
 */
export function describeCodeFill(result: AnswerOf<'fillCode'>['result'], isCopied: boolean): string {
  if (result === 'filled') return text('done.codeFilled');
  const reason = text(result === 'no-access' ? 'done.codeNoAccess' : 'done.codeNoField');
  return text(isCopied ? 'done.codePaste' : 'done.codeType', { reason });
}
