import { describeSize } from '../../../lib/api/describe-problem.ts';
import { text } from '../../../lib/i18n/text.ts';
import { type Address, isLost } from '../../../lib/mailbox/address.ts';

/** Why no mail comes to a live address for now; undefined where nothing is known to be wrong with it. */
export function describeFailure(address: Address): string | undefined {
  const { failure } = address;
  if (failure?.kind === 'too-large') return text('address.tooLarge', { size: describeSize(failure.size) });
  if (failure?.kind === 'refused') return text('problem.refused');
  if (!isLost(address)) return undefined;
  return text(failure?.kind === 'other-key' ? 'address.otherKey' : 'address.notFound');
}
