import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Problem } from '../../lib/api/problem.ts';

/** How fast slow readers read. */
const LETTERS_PER_SECOND = 12;

function readingTimeMs(text: string): number {
  return (text.length / LETTERS_PER_SECOND) * 1000;
}

let lastKey = 0;

/**
 * One notice at a time. A confirmation closes after `shownMs`, or later if it takes longer to read; a problem or a question
 * stays until it is closed or replaced.
 */
export function useNotice(shownMs: number) {
  const [notice, setNotice] = useState<Notice>();

  const showDone = useCallback((text: string, onUndo?: () => void, offer?: Offer) => {
    lastKey += 1;
    setNotice({ key: lastKey, kind: 'done', text, onUndo, offer });
  }, []);
  const sayProblem = useCallback((problem: Problem, onRetry?: () => void) => {
    lastKey += 1;
    setNotice({ key: lastKey, kind: 'problem', problem, onRetry });
  }, []);
  const askLogIn = useCallback((question: LogInQuestion) => {
    lastKey += 1;
    setNotice({ key: lastKey, kind: 'log-in', ...question });
  }, []);
  const close = useCallback(() => setNotice(undefined), []);

  useEffect(() => {
    if (notice?.kind !== 'done') return;
    const timer = setTimeout(close, Math.max(shownMs, readingTimeMs(notice.text)));
    return () => clearTimeout(timer);
  }, [notice, shownMs, close]);

  return { notice, showDone, sayProblem, askLogIn, close };
}

export type Offer = { text: string; run: () => void };

/** Asks what to fill into a log-in form, where a new address is of no use. */
export type LogInQuestion = {
  /** The address that was filled on the site before; absent for none. */
  usedHere?: string | undefined;
  /** The address that the user wanted to fill; absent for a new one. */
  email?: string | undefined;
  onFill: (email: string | undefined) => void;
};

/** A short message above the footer. */
export type Notice =
  | {
      /** Tells two notices with the same text apart. */
      key: number;
      kind: 'done';
      text: string;
      onUndo?: () => void;
      offer?: Offer;
    }
  | ({ key: number; kind: 'log-in' } & LogInQuestion)
  | { key: number; kind: 'problem'; problem: Problem; onRetry?: () => void };
