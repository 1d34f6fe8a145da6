import type { ComponentChildren } from 'preact';
import { parseSender } from '../../lib/email/parse/parse-sender.ts';
import { visibleText } from '../../lib/email/parse/visible-text.ts';
import { text } from '../../lib/i18n/text.ts';
import type { AddressState } from '../../lib/mailbox/address.ts';
import { SenderMark } from '../ui/sender-mark.tsx';
import { useFocusAtFirst } from '../ui/view-bar.tsx';
import { useReader } from './reader-context.ts';

/**
 * Subject, and in two lines the sender, the recipient, the time, and the button for the details.
 * @param children the details, collapsed at first
 */
export function MessageHead({ children }: { children: ComponentChildren }) {
  const { state, model } = useReader();
  const { message } = state;
  const sender = parseSender(message.from);
  const heading = useFocusAtFirst<HTMLHeadingElement>();
  return (
    <div class="message-head">
      <h1 class="keeps-side" ref={heading} tabIndex={-1} dir="auto">
        {visibleText(message.subject) || text('message.noSubject')}
      </h1>
      <SenderMark sender={sender} />
      <p class="message-head-from">
        <b class="cut" dir="auto" title={sender.display}>
          {sender.display}
        </b>
        {sender.address !== undefined && sender.address !== sender.display && (
          <span class="soft" dir="ltr" title={sender.address}>
            <span class="cut">{sender.address.slice(0, sender.address.lastIndexOf('@'))}</span>
            {/* Its end says whose it is, so the name before it is cut first. */}
            <span class="cut">{sender.address.slice(sender.address.lastIndexOf('@'))}</span>
          </span>
        )}
      </p>
      {children}
      {model.addressState !== 'live' && (
        <p class="message-head-expired">
          <AddressChip state={model.addressState} />
        </p>
      )}
    </div>
  );
}

/** Says on a message that its address gets no more mail. @param state undefined for an address that was deleted in Mayfly */
function AddressChip({ state = 'expired' }: { state: AddressState | undefined }) {
  if (state === 'live') return null;
  return <span class="chip quiet">{text(state === 'gone' ? 'mail.gone' : 'mail.expired')}</span>;
}
