import type { ComponentChildren } from 'preact';
import { parseSender, type Sender } from '../../lib/email/parse/parse-sender.ts';
import type { HeaderDate } from '../../lib/email/parse/parse-source.ts';
import { formatAge } from '../../lib/i18n/format-time.ts';
import { localeInUse } from '../../lib/i18n/language-in-use.ts';
import { text, textParts } from '../../lib/i18n/text.ts';
import { MINUTE } from '../../lib/i18n/time.ts';
import { knownAs } from '../../lib/mailbox/address.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { Icon } from '../ui/icon.tsx';
import type { ReaderState } from './model.ts';
import { useReader } from './reader-context.ts';

/** Sender, recipients and times; collapsed at first. */
export function MessageDetails() {
  const { state, model, actions } = useReader();
  const { message, body, source } = state;
  const to = source?.to.length ? source.to : [parseSender(body?.to ?? message.address)];
  const cc = source?.cc.length ? source.cc : (body?.cc ?? []).map(parseSender);
  return (
    <Disclosure class="message-details" summary={<Summary {...state} />} onOpen={actions.readDetails}>
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

/** Our address, by the part that tells it from others, and what it is used for; the time. */
function Summary({ message, address, now }: Pick<ReaderState, 'message' | 'address' | 'now'>) {
  const [name = ''] = message.address.split('@');
  const purpose = address && knownAs(address);
  return (
    <>
      <span class="message-details-to" title={message.address}>
        <span class="cut">{textParts('message.to', { address: <bdi>{name}</bdi> })}</span>
        {purpose !== undefined && ' · '}
        {/* Isolated, so that its own end is cut. */}
        <bdi class="cut">{purpose}</bdi>
      </span>
      <span class="unseen">{text('message.details')}</span>
      <time
        class="tabular whole"
        dateTime={new Date(message.createdAt).toISOString()}
        title={formatReceived(message.createdAt)}
      >
        {formatAge(message.createdAt, now)}
      </time>
      <Icon name="more" />
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
