import { connect, disconnect } from '../../api/connect.ts';
import { reviewAccess } from '../../api/with-client.ts';
import { revokeService } from '../../browser/permissions.ts';
import { adoptAddress } from '../../mailbox/address/adopt-address.ts';
import { createAddress, renewAddress } from '../../mailbox/address/create-address.ts';
import { takeAddressesAlong } from '../../mailbox/address/pending-address.ts';
import { usedAgain } from '../../mailbox/address.ts';
import { extractFromMessage } from '../../mailbox/extract-from-message.ts';
import { fetchFile } from '../../mailbox/fetch-file.ts';
import { SOURCE } from '../../mailbox/message.ts';
import { readMessage } from '../../mailbox/read-messages.ts';
import { markRead, updateAddress } from '../../mailbox/writer.ts';
import type { CallHandlers, FieldCallHandlers } from '../../messaging/receive-calls.ts';
import { changeService } from '../../storage/connected-service.ts';
import { fillHere, mayShowButton, openPopupHere } from '../button/answer-field-button.ts';
import { chooseFieldButton } from '../button/registration.ts';
import { chooseWithAccess, forgetAwaited } from '../chosen-with-access.ts';
import type { Deleter } from '../delete/deleter.ts';
import { fillActivePage, replaceInActivePage } from '../fill/fill-active-page.ts';
import { fillCodeFromPopup, fillCodeHere } from '../fill/fill-code.ts';
import { chooseCodeFill } from '../fill/fill-codes.ts';
import { offerDomain } from '../fill/replace-address.ts';
import { runInBackground, watchHandlers } from '../fill/watch-tab.ts';
import { losesAddress } from '../fill/watched-page.ts';
import { loadImages } from '../images/load-images.ts';
import { setComeBackAlarm } from '../poll/poll-alarm.ts';
import type { Poller } from '../poll/poller.ts';
import { endPractice, sendPracticeCode, startPractice } from '../practice.ts';

export function pageCallHandlers(poller: Poller, deleter: Deleter): CallHandlers {
  /** Polls after a user action: it may change which request is due next. */
  const thenPoll = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } finally {
      poller.wake();
    }
  };

  /** The running `connect` call: its permission must not be removed before it has ended. */
  let connecting: Promise<unknown> = Promise.resolve();

  return {
    async connect({ baseUrl, key, replaced }) {
      const trying = thenPoll(connect(baseUrl, key, replaced).then(takeAddressesAlong));
      connecting = trying.catch(() => {});
      await trying;
      if (replaced !== undefined) await revokeService(replaced);
      await endPractice();
    },
    startPractice: () => thenPoll(startPractice()),
    sendPracticeCode: ({ email }) => thenPoll(sendPracticeCode(email)),
    endPractice: () => thenPoll(endPractice()),
    async revokeService({ baseUrl }) {
      await connecting;
      await revokeService(baseUrl);
    },
    async disconnect({ service }) {
      await thenPoll(disconnect(service));
      await revokeService(service);
    },
    changeService: ({ service, ...change }) => thenPoll(changeService(service, change).then(reviewAccess)),
    createAddress: ({ name, domain, service, isPrivate }) =>
      thenPoll(setComeBackAlarm().then(() => createAddress({ name, domain, service }, isPrivate ? { isPrivate } : {}))),
    addAddress: ({ email, isPrivate }) => thenPoll(adoptAddress(email, isPrivate)),
    renewAddress: ({ email }) => thenPoll(setComeBackAlarm().then(() => renewAddress(email))),
    expectMail: ({ email }) =>
      thenPoll(updateAddress(email, (address) => ({ ...usedAgain(address), filledAt: Date.now(), isReused: true }))),
    labelAddress: ({ email, label }) =>
      updateAddress(email, ({ label: _, ...address }) => (label === '' ? address : { ...address, label })),
    chooseAddress: ({ email }) => updateAddress(email, (address) => ({ ...address, chosenAt: Date.now() })),
    deleteAddresses: ({ emails }) => thenPoll(deleter.deleteAddresses(...emails)),
    checkNow: async () => ({ received: await poller.checkNow() }),
    markRead: ({ ids, isRead }) => markRead(ids, isRead ? Date.now() : undefined),
    async fetchBody({ id }) {
      const message = await readMessage(id);
      if (message) await extractFromMessage(message, 'user');
    },
    fetchSource: ({ id, isAgain }) => fetchFile(id, SOURCE, { isAgain }),
    fetchAttachment: ({ message, attachment: file }) => fetchFile(message, file),
    fetchImages: async ({ id, urls }) => ({ images: await loadImages(id, urls) }),
    deleteMessages: ({ ids }) => deleter.deleteMessages(ids),
    deleteAll: ({ alsoAtService }) => thenPoll(deleter.deleteAll(alsoAtService)),
    extendUndo: ({ keys }) => deleter.extendUndo(keys),
    undoDeletion: async ({ keys }) => ({ late: await thenPoll(deleter.undo(keys)) }),
    fillPage: fillActivePage,
    losesAddress: ({ email }) => losesAddress(email),
    replaceAddress: (replacement) => replaceInActivePage(replacement, deleter.deleteAddresses),
    fillCode: ({ id }) => fillCodeFromPopup(id),
    chooseCodeFill: ({ origin, isOn }) =>
      isOn ? chooseWithAccess({ kind: 'codes', origin }) : forgetAwaited().then(() => chooseCodeFill(origin, isOn)),
    chooseFieldButton: ({ site, isOn }) =>
      isOn ? chooseWithAccess({ kind: 'button', site }) : forgetAwaited().then(() => chooseFieldButton(site, isOn)),
    fillCodeOnAccess: ({ id, host }) => chooseWithAccess({ kind: 'fill', id, host }),
    refusedAccess: forgetAwaited,
  };
}

/** The handlers of the calls from our scripts in pages. */
export function fieldCallHandlers(onSignal: () => void): FieldCallHandlers {
  return {
    mayShowButton,
    fillHere,
    fillCodeHere,
    openPopupHere,
    ...watchHandlers(onSignal),
    refusedHere: runInBackground(offerDomain),
  };
}
