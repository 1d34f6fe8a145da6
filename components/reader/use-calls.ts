import { useEffect, useState } from 'preact/hooks';
import type { Problem } from '../../lib/api/problem.ts';
import { plural, text } from '../../lib/i18n/text.ts';
import { readUndoable } from '../../lib/mailbox/store.ts';
import { type TrashKey, UNDO_MS } from '../../lib/mailbox/trashed.ts';
import { callBackground } from '../../lib/messaging/call-background.ts';
import type { AnswerOf, ArgumentsOf, CallName } from '../../lib/messaging/calls.ts';
import { copyText } from '../ui/copy-button.tsx';
import { useNotice } from '../ui/use-notice.ts';

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
  /** Says what was deleted, and offers to undo it. */
  showDeleted: (keys: TrashKey[]) => void;
  /** Restores what was deleted, and says if it is too late for that. */
  undoDeletion: (keys: TrashKey[]) => void;
  /** Copies a text, and shows `sentence`, or that the browser refused. @returns whether the text reached the clipboard */
  copy: (copied: string, sentence: string) => Promise<boolean>;
};

function describeDeleted(keys: TrashKey[]): string {
  const count = keys.length;
  const isAddresses = keys.every(({ kind }) => kind === 'address');
  if (count === 1) return text(isAddresses ? 'done.addressDeleted' : 'done.messageDeleted');
  return isAddresses
    ? text('address.deleted', { addresses: plural('address.addresses', count) })
    : text('select.deleted', { messages: plural('address.messages', count) });
}

/** Calls to the background: which of them are running, and the notice about the last one. */
export function useCalls() {
  const { notice, showDone, sayProblem, askLogIn, close } = useNotice(UNDO_MS);
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

  function showDeleted(keys: TrashKey[]): void {
    showDone(describeDeleted(keys), () => undoDeletion(keys));
  }

  useEffect(() => {
    // Offers to undo what was deleted a moment ago, in a popup that has closed since.
    readUndoable(Date.now()).then(
      (keys) => keys.length > 0 && showDeleted(keys),
      (error: unknown) => console.warn('The deletions that can be undone could not be read:', error),
    );
  }, []);

  async function copy(copied: string, sentence: string): Promise<boolean> {
    const isCopied = await copyText(copied);
    showDone(isCopied ? sentence : text('done.copyRefused'));
    return isCopied;
  }

  return {
    calls: { run, showDone, askLogIn, showDeleted, undoDeletion, copy } satisfies Calls,
    running,
    notice,
    closeNotice: close,
  };
}
