import { connect, disconnect } from '../../lib/api/connect.ts';
import { describeFill } from '../../lib/filling/describe-fill.ts';
import { fillAddress } from '../../lib/filling/fill-address.ts';
import { createAddress } from '../../lib/mailbox/address/create-address.ts';
import { clearMailbox } from '../../lib/mailbox/clear-mailbox.ts';
import { SOURCE } from '../../lib/mailbox/database.ts';
import { fetchBody } from '../../lib/mailbox/fetch-body.ts';
import { fetchFile } from '../../lib/mailbox/fetch-file.ts';
import { readMessage } from '../../lib/mailbox/read-messages.ts';
import type { Deleter } from '../../lib/mailbox/trash/deleter.ts';
import { markRead, updateAddress } from '../../lib/mailbox/writer.ts';
import { notificationId } from '../../lib/notifications/describe-new-messages.ts';
import { clearNotification } from '../../lib/notifications/notification.ts';
import { setPollAlarm } from '../../lib/polling/poll-alarm.ts';
import type { Poller } from '../../lib/polling/poller.ts';
import type { CallHandlers } from '../../lib/rpc/receive-calls.ts';
import { loadLate } from '../../lib/scripts/load-late.ts';
import { languageSpoken } from '../../lib/settings/chosen-language.ts';
import { findActiveTarget } from './active-target.ts';

/**
 * What each call of our pages does.
 * @param onKept called once an address is in the mailbox
 */
export function callHandlers(poller: Poller, deleter: Deleter, onKept: () => void): CallHandlers {
  /** What is done by hand may change what is to be asked next. */
  const thenPoll = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } finally {
      poller.wake();
    }
  };

  const clearNotifications = (ids: string[]) => Promise.all(ids.map((id) => clearNotification(notificationId(id))));

  return {
    connect: async ({ baseUrl, key }) => ({ domains: await thenPoll(connect(baseUrl, key)) }),
    disconnect: () => thenPoll(disconnect()),
    createAddress: (wish) => thenPoll(setPollAlarm().then(() => createAddress(wish))),
    expectMail: ({ email }) => thenPoll(updateAddress(email, (address) => ({ ...address, filledAt: Date.now() }))),
    labelAddress: ({ email, label }) =>
      updateAddress(email, ({ label: _label, ...address }) => (label ? { ...address, label } : address)),
    deleteAddress: ({ email }) => thenPoll(deleter.deleteAddress(email)),
    checkNow: async () => ({ received: await poller.checkNow() }),
    async markRead({ ids, isRead }) {
      await markRead(ids, isRead ? Date.now() : undefined);
      if (isRead) await clearNotifications(ids);
    },
    async fetchBody({ id }) {
      const message = await readMessage(id);
      if (message) await fetchBody(message, true);
    },
    fetchSource: ({ id }) => fetchFile(id, SOURCE),
    fetchAttachment: ({ message, attachment }) => fetchFile(message, attachment),
    async deleteMessages({ ids }) {
      await deleter.deleteMessages(ids);
      await clearNotifications(ids);
    },
    importMail: (part) => thenPoll(loadLate().then(({ importMail }) => importMail(part))),
    clearMailbox: () => thenPoll(clearMailbox()),
    undoDeletion: async ({ keys }) => ({ late: await thenPoll(deleter.undo(keys)) }),
    async fillPage({ email }) {
      const { url, ...place } = await findActiveTarget();
      const fill = await fillAddress({ place, url, withSearch: true, email, onKept });
      await languageSpoken();
      const reason = describeFill(fill)?.reason;
      return {
        result: fill.result,
        ...('email' in fill && { email: fill.email }),
        ...(reason !== undefined && { reason }),
      };
    },
    fillCode: async ({ id }) => ({ result: await (await loadLate()).fillCode(id) }),
  };
}
