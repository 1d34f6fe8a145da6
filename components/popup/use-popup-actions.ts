import { text } from '../../lib/language/text.ts';
import { callBackground } from '../../lib/rpc/call-background.ts';
import { useCalls } from '../hooks/use-calls.ts';
import type { HostServices } from '../host/host-services.ts';
import { messageActions } from '../message/message-actions.ts';
import type { PopupActions } from './popup-actions.ts';

/** The popup's actions, which calls are running, and the notice about the last one. */
export function usePopupActions(host: HostServices) {
  const { copyText, saveFile, requestOrigin, openSettings, openPanel, openTab, isPrivate } = host;
  const { calls, running, notice, closeNotice } = useCalls(host);
  const { run, sayDone, sayDeleted, copy } = calls;

  const actions: PopupActions = {
    ...messageActions(host, calls),
    createAddress: () =>
      void run('createAddress', { isPrivate }, ({ email }) => sayDone(text('done.newAddress', { email }))),
    fillPage: (email) => {
      // Loads while the page is filled.
      const loading = import('./address/describe-fill-outcome.ts');
      void run('fillPage', { email }, async (outcome) => {
        // The background has no clipboard where it can't enter the page; we do.
        const isCopied = outcome.result === 'kept' && outcome.email !== undefined && (await copyText(outcome.email));
        const { describeFillOutcome } = await loading;
        sayDone(describeFillOutcome(isCopied ? { ...outcome, result: 'copied' } : outcome));
      });
    },
    async copyAddress(email) {
      const isCopied = await copy(email, text('done.addressCopied'));
      // Mail is expected now. If this call fails, mail comes all the same, a little later.
      if (isCopied) void callBackground('expectMail', { email });
      return isCopied;
    },
    labelAddress: (email, label) => void run('labelAddress', { email, label }),
    deleteAddress: (email) => void run('deleteAddress', { email }, () => sayDeleted([{ kind: 'address', key: email }])),
    checkNow: () =>
      void run('checkNow', {}, ({ received }) => {
        if (received === 0) sayDone(text('done.noNewMail'));
      }),
    copyDetails: (details) => void copy(details, text('done.detailsCopied')),
    closeNotice,
    saveFile,
    requestOrigin,
    openSettings,
    openPanel,
    openTab,
  };

  return { actions, notice, running };
}
