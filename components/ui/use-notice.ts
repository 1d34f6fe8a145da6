import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Problem } from '../../lib/api/problem.ts';
import type { LogInQuestion, Notice, Offer } from './notice.ts';
import { readingTimeMs } from './reading-time.ts';

let lastKey = 0;

/**
 * One notice at a time. A confirmation closes after `shownMs`, or later if it takes longer to read; a problem or a question
 * stays until it is closed or replaced.
 */
export function useNotice(shownMs: number) {
  const [notice, setNotice] = useState<Notice>();

  const sayDone = useCallback((text: string, onUndo?: () => void, offer?: Offer) => {
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

  return { notice, sayDone, sayProblem, askLogIn, close };
}
