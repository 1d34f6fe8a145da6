import { maxLaterMs } from '../api/parse-date.ts';
import { hasBody, type ListedMessage, readListed, type WireMessage } from '../api/wire.ts';
import { readableBody } from '../email/parse/readable-body.ts';
import { MINUTE } from '../i18n/time.ts';
import type { Address } from './address.ts';
import type { Body, Message } from './message.ts';

export type Received = {
  address: Address;
  /** the new messages: newest first, unread, without a notification; those for an earlier owner of the address are read */
  fresh: Message[];
  /** the bodies of those new messages whose list element contained one */
  bodies: Body[];
};

export function toBody(wire: WireMessage): Body {
  const { text, html } = readableBody({ text: wire.body_text, html: wire.body_html });
  return {
    id: wire.id,
    cc: wire.cc,
    attachments: wire.attachments,
    ...(wire.to !== undefined && { to: wire.to }),
    ...(text !== undefined && { text }),
    ...(html !== undefined && { html }),
  };
}

/**
 * The date of a message. Without a usable date, or with one in the future, this is now: a service whose clock is ahead must not keep its
 * mail at the top for hours.
 */
export function datedAt({ created_at }: Pick<WireMessage, 'created_at'>, now: number): number {
  return Math.min(created_at ?? now, now);
}

/** `id`: under which it will be stored `serviceId`: absent if it is part of that id */
export type NewMessage = ListedMessage & Pick<Message, 'serviceId'>;

/**
 * Converts the new messages of a list into records.
 * @param listed the messages that are neither stored nor deleted, with the ids under which they will be stored; in any order, possibly
 *   repeated
 */
export function receiveMessages(address: Address, listed: NewMessage[], now: number): Received {
  // Times in the future were stored before the clock was set back.
  const past = (at = 0) => (at > now ? 0 : at);
  const [othersUntilAt, oldMailUntilAt] = [past(address.othersUntilAt), past(address.oldMailUntilAt)];
  // A long list is stored in parts, of which the first stores the time.
  const isFirst = (address.checkedAt ?? now) === now;
  /** What the first check finds at once was there before, whatever zone its date is in. */
  const isAtOnce = isFirst && now - address.createdAt < MINUTE;
  const isForOther = ({ created_at = now, dated }: ListedMessage) => {
    const laterMs = maxLaterMs(dated);
    return created_at + (isAtOnce && Number.isFinite(laterMs) ? 0 : laterMs) <= othersUntilAt;
  };
  /** What was there when the address was added. Mail without a date that comes later was not. */
  const isOld = ({ created_at = now, dated }: ListedMessage) =>
    created_at <= oldMailUntilAt && (isFirst || Number.isFinite(maxLaterMs(dated)));
  const unknown = new Map(listed.map((message) => [message.id, message]));
  const wires = [...unknown.values()].map((message) => ({ ...readListed(message), ...message }));
  const fresh = wires
    .map(
      (wire): Message => ({
        id: wire.id,
        address: address.email,
        ...(address.isPrivate && { isPrivate: true }),
        from: wire.from,
        subject: wire.subject,
        ...(wire.serviceId !== undefined && { serviceId: wire.serviceId }),
        ...(wire.dated !== undefined && { dated: wire.dated }),
        createdAt: datedAt(wire, now),
        seenAt: now,
        bodyWantedAt: datedAt(wire, now),
        ...(isOld(wire) || isForOther(wire) ? { notifiedAt: datedAt(wire, now) } : { notificationWantedAt: now }),
        ...(isForOther(wire) && { isForOther: true, readAt: now }),
      }),
    )
    .sort((a, b) => b.createdAt - a.createdAt);

  return {
    address: { ...address, checkedAt: now, ...(fresh.some(({ isForOther }) => !isForOther) && { lastMessageAt: now }) },
    fresh,
    bodies: wires.filter(hasBody).map(toBody),
  };
}
