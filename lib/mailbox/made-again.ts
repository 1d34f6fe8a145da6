import type { Address } from './address.ts';

/**
 * What is stored of an address that a service made although it is in the mailbox: some make the same one again and again. What the person
 * gave it, and what came to it, stays. A fill in a private window leaves no trace on one of other windows.
 */
export function madeAgain(before: Address, made: Address): Address {
  if (made.isPrivate && !before.isPrivate) return { ...before, expiresAt: made.expiresAt };
  const { label = before.label, site = before.site, lastMessageAt = before.lastMessageAt } = made;
  const isReused = made.isReused || before.isReused || (before.filledAt ?? made.filledAt) !== made.filledAt;
  const isShared =
    made.isShared || before.isShared || (isReused && made.site !== undefined && made.site !== before.site);
  return {
    ...made,
    ...(label !== undefined && { label }),
    ...(site !== undefined && { site }),
    ...(lastMessageAt !== undefined && { lastMessageAt }),
    ...(isReused && { isReused }),
    ...(isShared && { isShared }),
  };
}
