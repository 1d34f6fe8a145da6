import { type Address, isKnownTo } from '../../mailbox/address.ts';
import { isSamePlace } from '../../mailbox/place.ts';
import type { CallingFrame } from '../../messaging/find-caller.ts';

/** Who presses again in the same tab wants another address than the one that is there. */
const AGAIN_MS = 10 * 60_000;

/**
 * The address that a press on the button fills: the last one that was used on the site and still receives mail, since the site may know
 * it. Where that was filled into the same tab a moment ago, or the site refused it, a new one is wanted.
 * @param site of the page; undefined for none
 * @param services base URLs of the connected ones
 * @returns undefined for a new one
 */
export function findKnownAddress(
  addresses: readonly Address[],
  { tabId, place }: Pick<CallingFrame, 'tabId' | 'place'>,
  site: string | undefined,
  services: readonly string[],
  now: number,
): string | undefined {
  if (site === undefined) return undefined;
  const [last] = addresses
    .filter((address) => address.site === site && isSamePlace(address, place) && isKnownTo(services, address, now))
    .sort((one, other) => (other.filledAt ?? 0) - (one.filledAt ?? 0));
  if (!last || last.refusedAt !== undefined) return undefined;
  const isAgain = last.filledIn?.tabId === tabId && now - (last.filledAt ?? 0) < AGAIN_MS;
  return isAgain ? undefined : last.email;
}
