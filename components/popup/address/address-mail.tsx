import './address-mail.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { text, textParts } from '../../../lib/i18n/text.ts';
import { type Address, findAddressState } from '../../../lib/mailbox/address.ts';
import { watchEvent } from '../../../lib/mailbox/events.ts';
import type { Message } from '../../../lib/mailbox/message.ts';
import { readMessagesTo } from '../../../lib/mailbox/read-messages.ts';
import { createCoalescingRunner } from '../../../lib/storage/coalescing-runner.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { WaitingForMail } from '../empty-views.tsx';
import { usePopup } from '../popup-context.ts';
import { titleOf } from './arrange-addresses.ts';

/**
 * All messages of one address, newest first. They are read again after every change of the mailbox.
 * @param first the messages to show until all are read
 * @param isExample in the gallery, `first` has all messages, and none are read
 */
function useMessagesTo(email: string, first: readonly Message[], isExample: boolean): readonly Message[] {
  const [messages, setMessages] = useState(first);

  useEffect(() => {
    if (isExample) return;
    const watching = new AbortController();
    const read = createCoalescingRunner(
      async () => {
        const all = await readMessagesTo(email);
        if (!watching.signal.aborted) setMessages(all);
      },
      (error) => console.warn('The mail of an address could not be read:', error),
    );
    watchEvent('mailboxChanged', read, watching.signal);
    read();
    return () => watching.abort();
  }, [email, isExample]);

  return messages;
}

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
  const messages = useMessagesTo(address.email, first, state.exampleMailbox !== undefined);
  return (
    <>
      <div class="address-banner">
        <Icon name="addresses" />
        <p>{textParts('address.mailTo', { address: <bdi>{titleOf(address)}</bdi> })}</p>
        <span class="address-banner-actions">
          {onChoose && (
            <button type="button" class="text-button" onClick={onChoose}>
              {text('address.makeCurrent')}
            </button>
          )}
          <button type="button" class="text-button" onClick={() => actions.go({ view: 'mail' })}>
            {text('do.showAllMessages')}
          </button>
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
