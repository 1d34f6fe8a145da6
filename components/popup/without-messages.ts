import type { Mailbox } from '../../lib/mailbox/store.ts';

/** The mailbox as it will be once these messages are deleted; the same object when there are none. */
export function withoutMessages(mailbox: Mailbox, ids: ReadonlySet<string>): Mailbox {
  if (ids.size === 0) return mailbox;
  return { ...mailbox, messages: mailbox.messages.filter(({ id }) => !ids.has(id)) };
}
