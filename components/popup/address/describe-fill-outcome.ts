import { joinSentences } from '../../../lib/i18n/format-list.ts';
import { text } from '../../../lib/i18n/text.ts';
import type { FillOutcome } from '../../../lib/messaging/calls.ts';

/**
 * The result of a fill by the popup, in words, with the background's reason where the field was not filled.
 * @param isBeside it was asked for beside the page: what keeps us out there mostly is that nobody has pressed our button over it
 */
export function describeFillOutcome({ deleted, ...outcome }: FillOutcome, isBeside: boolean): string {
  const said = describeResult(outcome.isClosed && isBeside ? { ...outcome, reason: text('done.notEntered') } : outcome);
  return deleted === undefined ? said : joinSentences(said, text('done.oldDeleted'));
}

function describeResult({ result, email = text('address.yours'), reason = '' }: FillOutcome): string {
  switch (result) {
    case 'filled':
      return joinSentences(text('done.filled', { email }), reason);
    case 'copied':
      return joinSentences(text('done.copiedInstead', { email }), reason);
    case 'kept':
      return joinSentences(text('done.notFilled', { email }), reason);
    case 'refused':
      return joinSentences(text('done.noneMade'), reason || text('done.clickField'));
  }
}
