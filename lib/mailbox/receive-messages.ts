import { hasBody, type ListedMessage, readListed, type WireMessage } from '../api/wire.ts';
import type { Address } from './address.ts';
import type { Body, Message } from './message.ts';

export type Received = {
  address: Address;
  /** new ones: newest first, unread, unnotified */
  fresh: Message[];
  /** of those new messages whose bodies came along in the list */
  bodies: Body[];
};

export function toBody(wire: WireMessage): Body {
  return {
    id: wire.id,
    cc: wire.cc,
    attachments: wire.attachments,
    ...(wire.to !== undefined && { to: wire.to }),
    ...(wire.body_text !== undefined && { text: wire.body_text }),
    ...(wire.body_html !== undefined && { html: wire.body_html }),
  };
}

/**
 * A message without a usable date is dated now. So is one from the future: a service whose clock is ahead must not keep its mail at the
 * top for hours.
 */
export function datedAt({ created_at }: Pick<WireMessage, 'created_at'>, now: number): number {
  return Math.min(created_at ?? now, now);
}

/**
 * Works out what is new in a list that the service gave.
 * @param listed those that are neither stored nor deleted, by the ids that they are to be stored by; in any order, with repeats if need be
 */
export function receiveMessages(address: Address, listed: ListedMessage[], now: number): Received {
  const isOld = ({ created_at }: WireMessage) =>
    created_at !== undefined && address.oldMailUntilAt !== undefined && created_at <= address.oldMailUntilAt;
  const unknown = new Map(listed.map((message) => [message.id, message]));
  const wires = [...unknown.values()].map((message) => ({
    ...readListed(message),
    id: message.id,
    created_at: message.created_at,
  }));
  const fresh = wires
    .map(
      (wire): Message => ({
        id: wire.id,
        address: address.email,
        ...(address.isPrivate && { isPrivate: true }),
        from: wire.from,
        subject: wire.subject,
        createdAt: datedAt(wire, now),
        seenAt: now,
        bodyWantedAt: datedAt(wire, now),
        ...(isOld(wire) ? { notifiedAt: datedAt(wire, now) } : { notificationWantedAt: now }),
      }),
    )
    .sort((a, b) => b.createdAt - a.createdAt);

  return {
    address: { ...address, checkedAt: now, ...(fresh.length > 0 && { lastMessageAt: now }) },
    fresh,
    bodies: wires.filter(hasBody).map(toBody),
  };
}
