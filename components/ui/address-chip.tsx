import { text } from '../../lib/i18n/text.ts';
import type { AddressState } from '../../lib/mailbox/address.ts';

/** Says on a message that its address gets no more mail. @param state undefined for an address that was deleted in Mayfly */
export function AddressChip({ state = 'expired' }: { state: AddressState | undefined }) {
  if (state === 'live') return null;
  return <span class="chip quiet">{text(state === 'gone' ? 'mail.gone' : 'mail.expired')}</span>;
}
