import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Problem } from '../../lib/api/problem.ts';

/** How fast slow readers read. */
const LETTERS_PER_SECOND = 12;

function readingTimeMs(text: string): number {
  return (text.length / LETTERS_PER_SECOND) * 1000;
}

let lastKey = 0;

/**
 * One notice at a time. A confirmation closes after `shownMs`, or later if it takes longer to read, and waits while it is held; a problem
 * or a question stays until it is closed or replaced.
 */
export function useNotice(shownMs: number) {
  const [notice, setNotice] = useState<Notice>();

  const [isHeld, setHeld] = useState(false);

  const showDone = useCallback((text: string, undo?: Undo, offer?: Offer) => {
    lastKey += 1;
    setNotice({ key: lastKey, kind: 'done', text, undo, offer });
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

  useEffect(() => setHeld(false), [notice]);
  useEffect(() => {
    if (notice?.kind !== 'done') return;
    if (!isHeld) {
      const timer = setTimeout(close, Math.max(shownMs, readingTimeMs(notice.text)));
      return () => clearTimeout(timer);
    }
    notice.undo?.onHold();
    const timer = setInterval(() => notice.undo?.onHold(), shownMs / 2);
    return () => {
      clearInterval(timer);
      notice.undo?.onHold();
    };
  }, [notice, isHeld, shownMs, close]);

  return { notice, showDone, sayProblem, askLogIn, hold: setHeld, close };
}

export type Undo = {
  run: () => void;
  /** Called again and again while the user holds the notice, and when they let go of it: undoing has to stay possible. */
  onHold: () => void;
};

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
      undo?: Undo | undefined;
      offer?: Offer | undefined;
    }
  | ({ key: number; kind: 'log-in' } & LogInQuestion)
  | { key: number; kind: 'problem'; problem: Problem; onRetry?: () => void };
