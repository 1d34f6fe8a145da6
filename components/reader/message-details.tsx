import type { ComponentChildren } from 'preact';
import { parseSender, type Sender } from '../../lib/email/parse/parse-sender.ts';
import type { HeaderDate } from '../../lib/email/parse/parse-source.ts';
import { localeInUse } from '../../lib/i18n/language-in-use.ts';
import { text } from '../../lib/i18n/text.ts';
import { MINUTE } from '../../lib/i18n/time.ts';
import type { Message } from '../../lib/mailbox/message.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { Icon } from '../ui/icon.tsx';
import { useReader } from './reader-context.ts';

/** Sender, recipients and times; collapsed at first. */
export function MessageDetails() {
  const { state, model, actions } = useReader();
  const { message, body, source } = state;
  const to = source?.to.length ? source.to : [parseSender(body?.to ?? message.address)];
  const cc = source?.cc.length ? source.cc : (body?.cc ?? []).map(parseSender);
  return (
    <Disclosure class="message-details" summary={<Summary message={message} />} onOpen={actions.readDetails}>
      {() => (
        <>
          <dl>
            <Row name={text('message.from')}>
              <Mailboxes of={[source?.from ?? parseSender(message.from)]} />
            </Row>
            <Row name={text('message.recipient')}>
              <Mailboxes of={to} />
            </Row>
            {cc.length > 0 && (
              <Row name={text('message.cc')}>
                <Mailboxes of={cc} />
              </Row>
            )}
            {source?.date && <Row name={text('message.sent')}>{formatSent(source.date)}</Row>}
            <Row name={text('message.received')}>{formatReceived(message.createdAt)}</Row>
          </dl>
          {model.isSourceLoading && <p class="soft">{text('message.fetchingRest')}</p>}
        </>
      )}
    </Disclosure>
  );
}

/** The sender's address, which tells apart senders of the same name, or else the recipient; with a word that opens the details. */
function Summary({ message }: { message: Message }) {
  const { address, display } = parseSender(message.from);
  return (
    <>
      <span class="cut keeps-side" dir="auto">
        {address && address !== display ? address : text('message.to', { address: message.address })}
      </span>
      <span class="message-details-word">
        {text('message.details')}
        <Icon name="more" />
      </span>
    </>
  );
}

function Row({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </>
  );
}

function Mailboxes({ of: mailboxes }: { of: Sender[] }) {
  return (
    <ul>
      {mailboxes.map(({ name, address, display }, at) => (
        <li key={at}>{name && address ? `${name} <${address}>` : display}</li>
      ))}
    </ul>
  );
}

function formatReceived(at: number): string {
  return new Intl.DateTimeFormat(localeInUse(), { dateStyle: 'medium', timeStyle: 'long' }).format(at);
}

/** Formats the time when a message was sent, in the sender's time zone. */
function formatSent({ sentAt, zone }: HeaderDate): string {
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)$/.exec(zone ?? '') ?? [];
  const offsetMs = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * MINUTE * (sign === '-' ? -1 : 1);
  const format = new Intl.DateTimeFormat(localeInUse(), { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' });
  return `${format.format(sentAt + offsetMs)} UTC${zone ?? ''}`;
}
