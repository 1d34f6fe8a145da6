import { openSettings } from '../../lib/browser/tabs.ts';
import { joinSentences, text } from '../../lib/i18n/text.ts';
import { domainOf, plainDomain } from '../../lib/mailbox/address.ts';
import { callBackground } from '../../lib/messaging/call-background.ts';
import type { FillOutcome } from '../../lib/messaging/calls.ts';
import { messageActions } from '../reader/message-actions.ts';
import type { PageEnvironment } from '../reader/page-environment.ts';
import { useCalls } from '../reader/use-calls.ts';
import { copyText } from '../ui/copy-button.tsx';
import type { PopupModel } from './model.ts';
import type { RequestedAddress } from './new-address/new-address-form.tsx';
import type { PopupActions } from './popup-context.ts';

/** Whether the service created the address that was requested: it may choose another name or domain. */
function isAsRequested(email: string, { name, domain }: RequestedAddress): boolean {
  const [madeName] = email.toLowerCase().split('@');
  return (name ?? madeName) === madeName && (domain === undefined || plainDomain(domain) === domainOf(email));
}

/** The popup's actions, which calls are running, and the notice about the last one. */
export function usePopupActions(environment: PageEnvironment) {
  const { openPanel, openTab, isPrivate } = environment;
  const { calls, running, notice, closeNotice, holdNotice } = useCalls();
  const { run, showDone, askLogIn, showDeleted, offerUndo, copy } = calls;

  async function sayFilled(outcome: FillOutcome): Promise<void> {
    // The background can copy only through the page. Without access to the page, we copy here.
    const isCopied = outcome.result === 'stored' && outcome.email !== undefined && (await copyText(outcome.email));
    const sentence = describeFillOutcome(
      isCopied ? { ...outcome, result: 'copied' } : outcome,
      // Only the side panel has this function.
      environment.watchSite !== undefined,
    );
    const { deleted } = outcome;
    showDone(sentence, deleted === undefined ? undefined : offerUndo([{ kind: 'address', key: deleted }]));
    if (outcome.result !== 'filled' || outcome.email === undefined) return;
    const loses = await callBackground('losesAddress', { email: outcome.email });
    if (loses.ok && loses.value) await sayFilled({ ...outcome, result: 'stored', reason: text('fill.notKept') });
  }

  const deleteAddresses = (emails: string[]) => void run('deleteAddresses', { emails }, showDeleted);

  const showMade = (sentence: string, email: string) =>
    showDone(sentence, { run: () => deleteAddresses([email]), onHold: () => {} });

  function createFrom(service: string): void {
    void run('createAddress', { isPrivate, service }, ({ email }) =>
      showMade(text('done.newAddress', { email }), email),
    );
  }

  function fillPage(email: string | undefined, mayFillLogIn = false): void {
    closeNotice();
    void run('fillPage', { email, mayFillLogIn }, (outcome) => {
      if (!outcome.isLogInForm) return void sayFilled(outcome);
      askLogIn({ usedHere: outcome.usedHere, email, onFill: (chosen) => fillPage(chosen, true) });
    });
  }

  function check(): void {
    closeNotice();
    void run('checkNow', {}, ({ received }) => {
      if (received === 0) showDone(text('done.noNewMail'));
    });
  }

  /** Checks for new mail. If that takes many requests, a notice says so first, with a button that checks. */
  function checkNow(cost: PopupModel['checkCost']): void {
    if (!cost) check();
    else showDone(text('status.checkCosts', cost), undefined, { text: text('do.checkNow'), run: check });
  }

  const actions: Omit<PopupActions, 'checkNow' | 'closeHelp' | 'go' | 'readMore'> = {
    ...messageActions(isPrivate, calls),
    createFrom,
    createChosen: (request, onMade) =>
      run(
        'createAddress',
        { ...request, isPrivate },
        ({ email }) => {
          showMade(text(isAsRequested(email, request) ? 'done.newAddress' : 'done.otherAddress', { email }), email);
          onMade();
        },
        ({ kind }) => kind === 'refused' && request.name !== undefined,
      ),
    addAddress: (email, onAdded) =>
      run(
        'addAddress',
        { email, isPrivate },
        (added) => {
          showDone(text(added.isCertain ? 'done.added' : 'done.addedUnsure', { email: added.email }));
          onAdded();
        },
        () => true,
      ),
    renewAddress: (email) =>
      run(
        'renewAddress',
        { email },
        (made) => showDone(text(made.email === email ? 'done.usedAgain' : 'done.otherAddress', { email: made.email })),
        ({ kind }) => kind === 'refused',
      ),
    fillPage: (email) => fillPage(email),
    replaceAddress: (email, domain) => void run('replaceAddress', { email, domain }, sayFilled),
    async copyAddress(email) {
      const isCopied = await copy(email, text('done.addressCopied'));
      // Mail is expected now. If this call fails, mail comes all the same, a little later.
      if (isCopied) void callBackground('expectMail', { email });
      return isCopied;
    },
    labelAddress: (email, label) => void run('labelAddress', { email, label }),
    chooseAddress: (email) => void run('chooseAddress', { email }),
    deleteAddresses,
    copyDetails: (details) => void copy(details, text('done.detailsCopied')),
    closeNotice,
    holdNotice,
    openSettings,
    openPanel,
    openTab,
  };

  return { actions, checkNow, notice, running };
}

/**
 * The result of a fill by the popup, in words, with the background's reason if there is one.
 * @param isSidePanel whether the side panel requested the fill: most often it lacks access because the user did not click the toolbar button
 *   on this page
 */
export function describeFillOutcome({ deleted, ...outcome }: FillOutcome, isSidePanel: boolean): string {
  const sentence = describeResult(
    outcome.hasNoAccess && isSidePanel ? { ...outcome, reason: text('done.notEntered') } : outcome,
  );
  return deleted === undefined ? sentence : joinSentences(sentence, text('done.oldDeleted'));
}

function describeResult({ result, email: known, reason = '' }: FillOutcome): string {
  const email = known ?? text('address.yours');
  switch (result) {
    case 'filled':
      return joinSentences(text('done.filled', { email }), reason);
    case 'copied':
      return joinSentences(text('done.copiedInstead', { email }), reason);
    case 'stored':
      return joinSentences(text('done.notFilled', { email }), reason);
    case 'refused':
      return known === undefined ? joinSentences(text('done.noneMade'), reason) : reason;
  }
}
