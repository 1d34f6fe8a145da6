import type { RequestBudget } from '../api/request-budget.ts';
import { type FillHabits, fillsToCome, unplannedPerFill } from './fill-habits.ts';
import { addAwaited, addCame, countLooks, noTime } from './time-in-stretches.ts';
import { lastActivityAt, shareOfFirstMail, type WatchedAddress } from './watched-address.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A price is found to within this share: a wait is then as good as with the best. */
export const PRICE_SHARE = 0.05;
/** Looks that are enough for a fill: its mail is seen some seconds after it came. */
const LOOKS_ENOUGH = 3;

const always = () => 1;

/** How long the next address will live: as long as those that are there; a day, where there are none. */
function lifeOf(addresses: WatchedAddress[]): number {
  return addresses.reduce((longest, { createdAt, expiresAt }) => Math.max(longest, expiresAt - createdAt), 0) || DAY;
}

/**
 * @property priceMs milliseconds of waiting that a request has to save; infinite when nothing is left
 * @property fillCost requests that a fill takes that gets looks enough
 * @property fillsLikely how many fills are likely until the reset
 */
export type Price = { priceMs: number; fillCost: number; fillsLikely: number };

/**
 * What a request costs now: what the person's pace says, or so much more that the expected requests until the reset are as many as
 * are left. One price for everybody who asks makes what matters least give way first.
 * @param addresses live ones
 * @param firstMail from `firstMailHazards`
 * @param paceMs the least price
 * @see README.md
 */
export function requestPrice(
  addresses: WatchedAddress[],
  firstMail: readonly number[],
  fills: FillHabits,
  { requests, resetAt }: RequestBudget,
  paceMs: number,
  now: number,
): Price {
  // What an early mail leaves over goes to the other fills of this budget. One that has it alone is best asked at a rate that goes
  // with √density = √hazard · √(how likely it still waits); among many, those that wait long live on what others did not need, and the
  // second root falls away.
  const [lifeMs, withinMs] = [lifeOf(addresses), resetAt - now];
  const fillsLikely = fillsToCome(fills, now, withinMs);
  const sharing = Math.max(1, addresses.filter((one) => shareOfFirstMail(one) > 0).length + fillsLikely);
  const weigh = (likely: number) => likely ** (1 - 1 / (2 * sharing));

  // Addresses that live. Whatever the price, each body is fetched that somebody waits for, and each address asked before it expires.
  const live = noTime();
  let fixed = 0;
  for (const address of addresses) {
    const idleMs = Math.max(0, now - lastActivityAt(address));
    const forMs = Math.min(resetAt, address.expiresAt) - now;
    // Half as likely a mail is worth 1/√2 as many looks.
    const share = shareOfFirstMail(address);
    if (share > 0) fixed += addAwaited(live, firstMail, idleMs, forMs, () => Math.sqrt(share), weigh);
    else addCame(live, idleMs, forMs, always);
    if (address.expiresAt < resetAt) fixed++;
  }

  // A fill at any moment from now until the reset: the later it is, the less of its life counts.
  const fill = noTime();
  addAwaited(fill, firstMail, 0, Math.min(lifeMs, withinMs), (afterMs) => 1 - afterMs / withinMs, weigh);
  const fillFixed = unplannedPerFill(fills) + Math.max(0, 1 - lifeMs / withinMs);
  const fillCost = fillFixed + LOOKS_ENOUGH;
  const priced = (priceMs: number) => ({ priceMs, fillCost, fillsLikely });
  if (requests < 1) return priced(Number.POSITIVE_INFINITY);

  // A fill without a look is worth nothing: where there is not one for each, who comes first is served first.
  const isTooMuch = (priceMs: number) => {
    const looks = countLooks(fill, firstMail, priceMs);
    const expected = fixed + countLooks(live, firstMail, priceMs) + fillsLikely * (fillFixed + looks);
    return looks > 1 && expected > requests;
  };
  if (!isTooMuch(paceMs)) return priced(paceMs);
  // Four times the price is about half the looks.
  let dear = 4 * paceMs;
  while (isTooMuch(dear)) dear *= 4;
  let cheap = dear / 4;
  while (dear > (1 + PRICE_SHARE) * cheap) {
    const middle = Math.sqrt(cheap * dear);
    if (isTooMuch(middle)) cheap = middle;
    else dear = middle;
  }
  return priced(dear);
}
