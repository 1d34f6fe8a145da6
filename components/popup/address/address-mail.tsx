import type { ComponentChildren } from 'preact';
import { useCallback } from 'preact/hooks';
import { text } from '../../../lib/i18n/text.ts';
import { type Address, findAddressState } from '../../../lib/mailbox/address.ts';
import type { Message } from '../../../lib/mailbox/message.ts';
import { readMessagesTo } from '../../../lib/mailbox/read-messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useStored } from '../../ui/use-stored.ts';
import { WaitingForMail } from '../empty-views.tsx';
import { usePopup } from '../popup-context.ts';

export type AddressMailProps = {
  address: Address;
  /** the messages to show until all are read */
  first: readonly Message[];
  /** draws the messages */
  list: (messages: readonly Message[]) => ComponentChildren;
};

/** The mail of one address. */
export function AddressMail({ address, first, list }: AddressMailProps) {
  const { state } = usePopup();
  const addressState = findAddressState(address, state.now);
  // In the gallery, `first` has all messages.
  const read = useCallback(() => readMessagesTo(address.email), [address.email]);
  const messages = useStored(read, state.exampleMailbox === undefined) ?? first;
  if (messages.length > 0) return <>{list(messages)}</>;
  if (addressState === 'live') return <WaitingForMail />;
  return (
    <EmptyState
      title={text('address.noMail')}
      text={text(addressState === 'gone' ? 'address.gone' : 'address.allExpired')}
    />
  );
}
