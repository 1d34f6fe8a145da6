import { Button } from '../../ui/button.tsx';
import '../selection/message-check.css';
import { parseSender } from '../../../lib/email/parse/parse-sender.ts';
import { visibleText } from '../../../lib/email/parse/visible-text.ts';
import { formatAge, formatAgeBriefly } from '../../../lib/i18n/format-time.ts';
import { text } from '../../../lib/i18n/text.ts';
import { type Address, type AddressState, knownAs } from '../../../lib/mailbox/address.ts';
import type { Message } from '../../../lib/mailbox/message.ts';
import { findExcerpt, markFound } from '../../../lib/mailbox/search/excerpt.ts';
import type { Connection } from '../../../lib/storage/connection.ts';
import { CodeText } from '../../ui/code-text.tsx';
import { linkHost } from '../../ui/host-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SenderMark } from '../../ui/sender-mark.tsx';
import { ServiceEdge } from '../../ui/service-edge.tsx';
import { usePopup } from '../popup-context.ts';
import { formatRoute } from '../route.ts';

type Recipient = {
  /** absent for one that was deleted here */
  address: Address | undefined;
  state: AddressState | undefined;
};

/** At the end of a row: what the address is used for that received the message, else its name; crossed out once it gets no more mail. */
function RowRecipient({ email, address, state }: Recipient & { email: string }) {
  const endedText = state !== 'live' && text(state === 'gone' ? 'mail.gone' : 'mail.expired');
  return (
    <span class="message-row-recipient soft" title={endedText || email} data-ended={endedText !== false}>
      <bdi class="cut">{(address && knownAs(address)) ?? email.split('@')[0]}</bdi>
      {endedText && <span class="unseen"> {endedText}</span>}
    </span>
  );
}

/** A button below a row: it names the host of the message's confirmation link, and opens it. */
function RowLink({ id, link, address }: { id: string; link: string; address: Address | undefined }) {
  const { actions } = usePopup();
  const host = linkHost(link);
  if (!host) return null;
  return (
    <Button
      kind="text-button"
      title={text('do.openLinkTo', { host })}
      aria-label={text('do.openLinkTo', { host })}
      onClick={() => actions.openLink(id, link, address)}
      text={<span dir="ltr">{host}</span>}
    />
  );
}

const CODE_CHIPS = {
  new: { class: 'chip', name: 'code.code' },
  used: { class: 'chip quiet', name: 'code.filled' },
  outdated: { class: 'chip quiet replaced', name: 'code.replaced' },
} as const;

type MessageRowProps = {
  message: Message;
  /** `service` is absent where all addresses are of one */
  recipient: Recipient & { service: Connection | undefined };
  /** all rows are of one address, which the rows therefore don't name */
  isOfOneAddress: boolean;
  /** `above`: the code or link is shown above the list; `used`: the code was filled; `outdated`: its address received a newer one */
  code: 'above' | keyof typeof CODE_CHIPS;
  /** the words of the search, folded, and the message's text; `text` is undefined until it is read */
  found?: { words: readonly string[]; text: string | undefined } | undefined;
  now: number;
  onCopy: (code: string) => void;
  /** `isOpen`: beside the list; `isSelecting`: at least one message is selected; `isRange` selects everything from the last selected message to this */
  selecting: {
    isOpen: boolean;
    isSelected: boolean;
    isSelecting: boolean;
    onSelect: (id: string, isRange: boolean) => void;
  };
};

const NO_BREAK_SPACE = '\u00a0';

/** A text with the words that were searched for. */
function Marked({ text: whole, words = [] }: { text: string; words?: readonly string[] | undefined }) {
  if (words.length === 0) return whole;
  return markFound(whole, words).map(({ text: piece, isFound }) => (isFound ? <mark>{piece}</mark> : piece));
}

/** One message of the list; the whole row opens it. */
export function MessageRow(props: MessageRowProps) {
  const { message, recipient, isOfOneAddress, code, found, now, onCopy, selecting } = props;
  const { isOpen, isSelected, isSelecting, onSelect } = selecting;
  const sender = parseSender(message.from);
  const excerpt = found?.text && findExcerpt(found.text, found.words);
  const link = message.code || code === 'above' ? undefined : message.link;
  // The link takes the place of the preview.
  const preview = visibleText(excerpt || (link ? '' : message.preview) || '');
  const isUnread = message.readAt === undefined;
  const recipientName = !isOfOneAddress && <RowRecipient email={message.address} {...recipient} />;
  return (
    <li class="message-item" data-selecting={isSelecting}>
      <input
        type="checkbox"
        class="message-check"
        aria-label={text('select.one', { subject: visibleText(message.subject) || sender.display })}
        checked={isSelected}
        // The keyboard selects with `x`: `Tab` goes from row to row.
        tabIndex={isSelecting ? 0 : -1}
        onClick={(event) => onSelect(message.id, event.shiftKey)}
      />
      <a
        class="message-row"
        data-unread={isUnread}
        data-message={message.id}
        aria-current={isOpen}
        href={formatRoute({ view: 'message', id: message.id })}
        // A button cannot stand within a link. With the keyboard, `c` copies the code.
        onClick={(event) => {
          if (message.code === undefined || !(event.target as Element).closest('.chip')) return;
          event.preventDefault();
          onCopy(message.code);
        }}
      >
        <ServiceEdge connection={recipient.service} />
        <SenderMark sender={sender} />
        <span class="message-row-from cut keeps-side" dir="auto">
          {/* Isolated, so that only the name sets the direction of the text. */}
          {isUnread && <bdi class="unseen">{text('mail.unread')} </bdi>}
          <Marked text={sender.display} words={found?.words} />
        </span>
        <span class="message-row-second">
          <span class="message-row-subject soft cut keeps-side" dir="auto">
            <Marked text={visibleText(message.subject) || text('message.noSubject')} words={found?.words} />
          </span>
          {message.isForOther && <span class="soft">{text('message.forOther')}</span>}
          {message.code && code !== 'above' && (
            <span class={CODE_CHIPS[code].class} title={text('do.copyCode')}>
              <span class="unseen">{text(CODE_CHIPS[code].name)} </span>
              {code === 'used' && '✓ '}
              <CodeText code={message.code} />
            </span>
          )}
        </span>
        {(preview || !link) && (
          <span class="message-row-third">
            <span
              class="message-row-preview soft cut keeps-side"
              dir="auto"
              data-loading={!preview && message.bodyWantedAt !== undefined}
            >
              {/* The line is drawn before the preview is known: a row that grew later would move the others. */}
              <Marked text={preview || NO_BREAK_SPACE} words={found?.words} />
            </span>
            {recipientName}
          </span>
        )}
        <span class="message-row-side soft tabular">
          {(message.attachments ?? 0) > 0 && (
            <>
              <Icon name="clip" />
              <span class="unseen">{text('mail.withAttachment')} </span>
            </>
          )}
          <time dateTime={new Date(message.createdAt).toISOString()} title={formatAge(message.createdAt, now)}>
            {formatAgeBriefly(message.createdAt, now)}
          </time>
        </span>
      </a>
      {link && (
        <div class="row-link">
          <RowLink id={message.id} link={link} address={recipient.address} />
          {!preview && recipientName}
        </div>
      )}
    </li>
  );
}
