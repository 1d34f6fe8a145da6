import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { callBackground } from '../../lib/rpc/call-background.ts';
import type { Trial } from './trial.ts';

/**
 * The first fill: browsers let no extension write into its own pages from outside, so the page does it itself when it hears that the
 * menu item or the shortcut was used on it.
 * @param watchFill calls back for each such click, until the signal aborts
 */
export function useTrial(watchFill: (onFill: () => void, signal: AbortSignal) => void): {
  trial: Trial;
  fill: () => void;
} {
  const [trial, setTrial] = useState<Trial>({ state: 'waiting' });
  const isAtWork = useRef(false);

  const fill = useCallback(async () => {
    if (isAtWork.current) return;
    isAtWork.current = true;
    setTrial((last) => (last.state === 'filled' ? last : { state: 'filling' }));
    const answer = await callBackground('createAddress', {});
    if (answer.ok) void callBackground('expectMail', { email: answer.value.email });
    setTrial(answer.ok ? { state: 'filled', email: answer.value.email } : { state: 'problem', problem: answer.error });
    isAtWork.current = false;
  }, []);

  useEffect(() => {
    const watching = new AbortController();
    watchFill(() => void fill(), watching.signal);
    return () => watching.abort();
  }, [watchFill, fill]);

  return { trial, fill: () => void fill() };
}
