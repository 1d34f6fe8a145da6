import { setTimeout as sleep } from 'node:timers/promises';

/** How long anything may take that a user waits for, on a busy machine. */
export const TIMEOUT_MS = 15_000;

/**
 * Asks again and again until the answer is truthy, and returns it.
 * @param what what is waited for, for the error
 * @param timeoutMs default `TIMEOUT_MS`
 * @throws when it did not come about in time, with the last answer
 */
export async function waitFor<T>(
  what: string,
  ask: () => T | undefined | false | null | Promise<T | undefined | false | null>,
  timeoutMs = TIMEOUT_MS,
): Promise<T> {
  const endsAt = Date.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > endsAt) throw new Error(`Waited ${timeoutMs} ms in vain for ${what}`);
    await sleep(50);
  }
}
