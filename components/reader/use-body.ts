import { useCallback, useLayoutEffect, useState } from 'preact/hooks';
import type { Problem } from '../../lib/api/problem.ts';
import type { Body } from '../../lib/mailbox/message.ts';
import { readBody } from '../../lib/mailbox/read-contents.ts';
import { readMessage } from '../../lib/mailbox/read-messages.ts';
import { callBackground } from '../../lib/messaging/call-background.ts';

/** A message's body, absent while it loads. */
export type BodyState = {
  body?: Body;
  /** It was deleted to make room for others. */
  isEvicted?: boolean;
  problem?: Problem;
};

/** Reads the body. If it is not stored, the background fetches it first. */
export function useBody(id: string): BodyState & { retry: () => void } {
  const [state, setState] = useState<BodyState>({});
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((last) => last + 1), []);

  // In the layout phase, so that reading starts before the next frame.
  useLayoutEffect(() => {
    let isLeft = false;
    async function load(): Promise<BodyState> {
      try {
        const stored = await readBody(id);
        if (stored) return { body: stored };
        // A body that was evicted, or was too large, is fetched only when the user asks for it.
        const { evictedAt, tooLarge } = (attempt === 0 && (await readMessage(id))) || {};
        if (tooLarge) return { problem: { kind: 'too-large', size: tooLarge } };
        if (evictedAt !== undefined) return { isEvicted: true };
        const answer = await callBackground('fetchBody', { id });
        if (!answer.ok) return { problem: answer.error };
        const body = await readBody(id);
        return body ? { body } : { problem: { kind: 'not-found' } };
      } catch (error) {
        return { problem: { kind: 'storage', detail: String(error) } };
      }
    }
    if (attempt > 0) setState({});
    void load().then((loaded) => !isLeft && setState(loaded));
    return () => {
      isLeft = true;
    };
  }, [id, attempt]);

  return { ...state, retry };
}
