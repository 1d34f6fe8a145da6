import type { Message } from '../../mailbox/message.ts';
import { createCoalescingRunner } from '../../storage/coalescing-runner.ts';
import { fetchWanted } from './fetch-wanted.ts';

/**
 * Fetches the bodies that are still wanted, beside all else: nobody waits for them, and no check of a service is put off.
 * @param onExtracted called with each message whose body is there, and awaited by nobody
 * @returns asks for the bodies of a service (base URL); one run of each at a time
 */
export function createBodyFetcher(
  onExtracted: (message: Message) => Promise<void>,
  fetchSome: typeof fetchWanted = fetchWanted,
): (service: string) => void {
  const runners = new Map<string, () => void>();
  const warn = (error: unknown) => console.warn('Bodies are fetched after the next check:', error);

  return (service) => {
    const run =
      runners.get(service) ??
      createCoalescingRunner(() => fetchSome(service, (message) => void onExtracted(message).catch(warn)), warn);
    runners.set(service, run);
    run();
  };
}
