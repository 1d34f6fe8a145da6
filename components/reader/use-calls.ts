import { useEffect, useState } from 'preact/hooks';
import type { Problem } from '../../lib/api/problem.ts';
import { formatList, plural, text } from '../../lib/i18n/text.ts';
import { readUndoable } from '../../lib/mailbox/store.ts';
import { type Trashed, type TrashKey, UNDO_MS } from '../../lib/mailbox/trashed.ts';
import { callBackground } from '../../lib/messaging/call-background.ts';
import type { AnswerOf, ArgumentsOf, CallName } from '../../lib/messaging/calls.ts';
import { copyText } from '../ui/copy-button.tsx';
import { type Undo, useNotice } from '../ui/use-notice.ts';

/** Functions that call the background, and show notices about the result. */
export type Calls = {
  /** Makes a call. A failure is shown, with a button that repeats the call, unless `isExpected`: then it is returned. */
  run: <Name extends CallName>(
    name: Name,
    args: ArgumentsOf<Name>,
    onDone?: (value: AnswerOf<Name>) => void,
    isExpected?: (problem: Problem) => boolean,
  ) => Promise<Problem | undefined>;
  showDone: ReturnType<typeof useNotice>['showDone'];
  /** asks what to fill into a log-in form, where a new address is of no use */
  askLogIn: ReturnType<typeof useNotice>['askLogIn'];
  /** Says what was deleted, with all before it that can still be undone, and offers to undo it. */
  showDeleted: () => void;
  offerUndo: (keys: TrashKey[]) => Undo;
  /** Copies a text, and shows `sentence`, or that the browser refused. @returns whether the text reached the clipboard */
  copy: (copied: string, sentence: string) => Promise<boolean>;
};

/** Names the site, or the only address, and counts what went with it. */
function describeDeleted(trashed: Trashed[]): string {
  const addresses = trashed.filter(({ kind }) => kind === 'address');
  const messages = trashed.reduce((sum, one) => sum + one.messages.length, 0);
  const ofMessages = plural('address.messages', messages);
  if (addresses.length === 0)
    return messages === 1 ? text('done.messageDeleted') : text('select.deleted', { messages: ofMessages });
  const counted = [plural('address.addresses', addresses.length), ...(messages > 0 ? [ofMessages] : [])];
  const deleted = text('address.deleted', { addresses: formatList(counted, 'comma') });
  const [name, ...others] = new Set(addresses.map(({ key, address }) => address?.site ?? key));
  return name === undefined || others.length > 0 ? deleted : text('address.deletedOf', { name, deleted });
}

/** Calls to the background: which of them are running, and the notice about the last one. */
export function useCalls() {
  const { notice, showDone, sayProblem, askLogIn, hold, close } = useNotice(UNDO_MS);
  const [running, setRunning] = useState<ReadonlySet<CallName>>(new Set());

  const run: Calls['run'] = async (name, args, onDone, isExpected) => {
    setRunning((names) => new Set([...names, name]));
    const answer = await callBackground(name, args);
    setRunning((names) => new Set([...names].filter((other) => other !== name)));
    if (answer.ok) onDone?.(answer.value);
    else if (isExpected?.(answer.error)) return answer.error;
    else sayProblem(answer.error, () => void run(name, args, onDone, isExpected));
    return undefined;
  };

  function undoDeletion(keys: TrashKey[]): void {
    close();
    void run('undoDeletion', { keys }, ({ late }) => {
      if (late > 0) showDone(text('done.tooLate'));
    });
  }

  const offerUndo = (keys: TrashKey[]): Undo => ({
    run: () => undoDeletion(keys),
    onHold: () => void callBackground('extendUndo', { keys }),
  });

  async function showUndoable(): Promise<void> {
    const deleted = await readUndoable(Date.now());
    const undo = offerUndo(deleted.map(({ kind, key }) => ({ kind, key })));
    if (deleted.length === 0) return;
    // As long as the offer is shown, it can be taken.
    undo.onHold();
    showDone(describeDeleted(deleted), undo);
  }

  const showDeleted = () =>
    void showUndoable().catch((error: unknown) =>
      console.warn('The deletions that can be undone could not be read:', error),
    );

  // Offers to undo what was deleted a moment ago, in a popup that has closed since.
  useEffect(showDeleted, []);

  async function copy(copied: string, sentence: string): Promise<boolean> {
    const isCopied = await copyText(copied);
    showDone(isCopied ? sentence : text('done.copyRefused'));
    return isCopied;
  }

  return {
    calls: {
      run,
      showDone,
      askLogIn,
      showDeleted,
      offerUndo,
      copy,
    } satisfies Calls,
    running,
    notice,
    closeNotice: close,
    holdNotice: hold,
  };
}
