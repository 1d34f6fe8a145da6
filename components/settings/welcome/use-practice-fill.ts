import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Problem } from '../../../lib/api/problem.ts';
import { callBackground } from '../../../lib/messaging/call-background.ts';
import { watchFillTrial } from '../../../lib/messaging/practice-field.ts';

/**
 * The first fill. No script can be injected into an extension's own page, so the page fills its field when the menu item or the
 * shortcut is used on it.
 * @param isPractising whether the practice service is connected: what is filled then counts until it is not
 */
export function usePracticeFill(isPractising: boolean): { practice: PracticeFill; fill: () => void } {
  const [practice, setPractice] = useState<PracticeFill>({ state: 'waiting' });
  const isRunning = useRef(false);

  const fill = useCallback(async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setPractice((last) => (last.state === 'filled' ? last : { state: 'filling' }));
    const answer = await callBackground('createAddress', {});
    if (answer.ok) void callBackground('expectMail', { email: answer.value.email });
    setPractice(
      answer.ok ? { state: 'filled', email: answer.value.email } : { state: 'problem', problem: answer.error },
    );
    isRunning.current = false;
  }, []);

  useEffect(() => {
    const watching = new AbortController();
    watchFillTrial(() => void fill(), watching.signal);
    return () => watching.abort();
  }, [fill]);

  useEffect(() => setPractice({ state: 'waiting' }), [isPractising]);

  return { practice, fill: () => void fill() };
}

/** The state of the first fill. */
export type PracticeFill =
  | { state: 'waiting' | 'filling' }
  | { state: 'filled'; email: string }
  | { state: 'problem'; problem: Problem };
