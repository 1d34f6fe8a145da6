import { useEffect, useState } from 'preact/hooks';
import { sitePattern } from '../../lib/field-button/site-pattern.ts';
import { text } from '../../lib/language/text.ts';
import { readUndoable } from '../../lib/mailbox/store.ts';
import { type TrashKey, UNDO_MS } from '../../lib/mailbox/trash/trashed.ts';
import { callBackground } from '../../lib/rpc/call-background.ts';
import type { AnswerOf, ArgumentsOf, CallName } from '../../lib/rpc/calls.ts';
import type { HostServices } from '../host/host-services.ts';
import type { PopupActions } from '../message/popup-actions.ts';
import { useNotice } from '../ui/use-notice.ts';

function describeDeleted(keys: TrashKey[]): string {
  if (keys.length > 1) return text('select.deleted', { count: keys.length });
  return text(keys[0]?.kind === 'address' ? 'done.addressDeleted' : 'done.messageDeleted');
}

/** Everything that the popup can ask for, what is under way, and what is to be said of it. */
export function usePopupActions({
  copyText,
  saveFile,
  openSettings,
  openPanel,
  openTab,
  openLink,
  requestOrigin,
}: HostServices) {
  const { notice, sayDone, sayProblem, close } = useNotice(UNDO_MS);
  const [running, setRunning] = useState<ReadonlySet<CallName>>(new Set());

  /** Calls the background and says what went wrong, if something did; *try again* does the same once more. */
  async function run<Name extends CallName>(
    name: Name,
    args: ArgumentsOf<Name>,
    onDone?: (value: AnswerOf<Name>) => void,
  ): Promise<void> {
    setRunning((names) => new Set([...names, name]));
    const answer = await callBackground(name, args);
    setRunning((names) => new Set([...names].filter((other) => other !== name)));
    if (answer.ok) onDone?.(answer.value);
    else sayProblem(answer.error, () => void run(name, args, onDone));
  }

  function sayDeleted(keys: TrashKey[]): void {
    sayDone(describeDeleted(keys), () => {
      close();
      void run('undoDeletion', { keys }, ({ late }) => {
        if (late > 0) sayDone(text('done.tooLate'));
      });
    });
  }

  useEffect(() => {
    // A moment ago, in a popup that is closed since.
    readUndoable(Date.now()).then(
      (keys) => keys.length > 0 && sayDeleted(keys),
      (error: unknown) => console.warn('What was deleted could not be read:', error),
    );
  }, []);

  async function copy(what: string, said: string): Promise<boolean> {
    const isCopied = await copyText(what);
    sayDone(isCopied ? said : text('done.copyRefused'));
    return isCopied;
  }

  /**
   * From a panel the browser lets us into the page that asked only if our toolbar button was clicked there, or the site was allowed:
   * that is offered where it fails.
   */
  function fillCode(id: string, code: string, site?: string): void {
    // Loaded while the page is being filled.
    const loading = import('./describe-code-fill.ts');
    void run('fillCode', { id }, async ({ result }) => {
      const isCopied = result !== 'filled' && (await copyText(code));
      const { describeCodeFill } = await loading;
      sayDone(
        describeCodeFill(result, isCopied),
        undefined,
        result === 'no-access' && site !== undefined
          ? { text: text('do.allowOn', { site }), run: () => void allowAndFillCode(id, code, site) }
          : undefined,
      );
    });
  }

  async function allowAndFillCode(id: string, code: string, site: string): Promise<void> {
    // Asked only once: where it does not help, such as on a page that has moved on, it is not offered again.
    if (await requestOrigin(sitePattern(site)).catch(() => false)) fillCode(id, code);
  }

  const actions: PopupActions = {
    createAddress: () => void run('createAddress', {}, ({ email }) => sayDone(text('done.newAddress', { email }))),
    fillPage: (email) => {
      const loading = import('./describe-fill.ts');
      void run('fillPage', { email }, async (outcome) => {
        // Where the page could not be entered, it could not be copied there either; here it can.
        const isCopied = outcome.result === 'kept' && outcome.email !== undefined && (await copyText(outcome.email));
        const { describeFill } = await loading;
        sayDone(describeFill(isCopied ? { ...outcome, result: 'copied' } : outcome));
      });
    },
    fillCode,
    checkNow: () =>
      void run('checkNow', {}, ({ received }) => {
        if (received === 0) sayDone(text('done.noNewMail'));
      }),
    async copyAddress(email) {
      const isCopied = await copy(email, text('done.addressCopied'));
      // Mail is expected now. Should this fail, mail comes all the same, if a little later.
      if (isCopied) void callBackground('expectMail', { email });
      return isCopied;
    },
    copyCode: (code) => copy(code, text('done.codeCopied')),
    copyDetails: (details) => void copy(details, text('done.detailsCopied')),
    labelAddress: (email, label) => void run('labelAddress', { email, label }),
    deleteAddress: (email) => void run('deleteAddress', { email }, () => sayDeleted([{ kind: 'address', key: email }])),
    deleteMessages: (ids) =>
      void run('deleteMessages', { ids }, () => {
        sayDeleted(ids.map((key) => ({ kind: 'message', key })));
      }),
    markRead: (ids, isRead) => void run('markRead', { ids, isRead }),
    saveFile,
    closeNotice: close,
    openSettings,
    openPanel,
    openTab,
    openLink,
  };

  return { actions, notice, running };
}
