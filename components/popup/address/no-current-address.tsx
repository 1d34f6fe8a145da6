import { text } from '../../../lib/i18n/text.ts';
import type { WhyNone } from './why-none.ts';

const WORDS = {
  'other-key': 'address.allOtherKey',
  elsewhere: 'address.elsewhere',
  expired: 'address.allExpired',
} as const;

/** Shown in place of the address where mail is stored, but no more can come. */
export function NoCurrentAddress({ why }: { why: WhyNone }) {
  return <p class="no-current-address soft">{text(WORDS[why])}</p>;
}
