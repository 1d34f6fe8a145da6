import { Button } from '../../ui/button.tsx';
import './address-mail.css';
import type { ComponentChildren } from 'preact';
import { useCallback } from 'preact/hooks';
import { text, textParts } from '../../../lib/i18n/text.ts';
import { type Address, findAddressState } from '../../../lib/mailbox/address.ts';
import type { Message } from '../../../lib/mailbox/message.ts';
import { readMessagesTo } from '../../../lib/mailbox/read-messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useStored } from '../../ui/use-stored.ts';
import { WaitingForMail } from '../empty-views.tsx';
import { usePopup } from '../popup-context.ts';
import { titleOf } from './arrange-addresses.ts';

export type AddressMailProps = {
  address: Address;
  /** the messages to show until all are read */
  first: readonly Message[];
  /** makes this address the current one; absent if it is that already, or gets no more mail */
  onChoose?: (() => void) | undefined;
  /** draws the messages */
  list: (messages: readonly Message[]) => ComponentChildren;
};

/** The mail of one address, with a banner that says which one. */
export function AddressMail({ address, first, onChoose, list }: AddressMailProps) {
  const { state, actions } = usePopup();
  const addressState = findAddressState(address, state.now);
  // In the gallery, `first` has all messages.
  const read = useCallback(() => readMessagesTo(address.email), [address.email]);
  const messages = useStored(read, state.exampleMailbox === undefined) ?? first;
  return (
    <>
      <div class="address-banner">
        <Icon name="addresses" />
        <p>{textParts('address.mailTo', { address: <bdi>{titleOf(address)}</bdi> })}</p>
        <span class="address-banner-actions">
          {onChoose && <Button kind="text-button" onClick={onChoose} text={text('address.makeCurrent')} />}
          <Button kind="text-button" onClick={() => actions.go({ view: 'mail' })} text={text('do.showAllMessages')} />
        </span>
      </div>
      {messages.length > 0 ? (
        list(messages)
      ) : addressState === 'live' ? (
        <WaitingForMail />
      ) : (
        <EmptyState
          title={text('address.noMail')}
          text={text(addressState === 'gone' ? 'address.gone' : 'address.allExpired')}
        />
      )}
    </>
  );
}
