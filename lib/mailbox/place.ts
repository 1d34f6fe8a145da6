import type { Address } from './address.ts';

/** What a tab belongs to: a private window, or a container (Firefox); neither for most. Cookies of one place are unknown in another. */
export type Place = Pick<Address, 'isPrivate' | 'container'>;

/** What browsers say of every tab, without a permission. */
type PlacedTab = { incognito?: boolean; cookieStoreId?: string };

/** Containers, among the stores that Firefox keeps cookies in. */
const CONTAINER = /^firefox-container-/;

/** @param tab undefined where there is none */
export function placeOf({ incognito, cookieStoreId }: PlacedTab = {}): Place {
  if (incognito) return { isPrivate: true };
  return cookieStoreId !== undefined && CONTAINER.test(cookieStoreId) ? { container: cookieStoreId } : {};
}

export function isSamePlace(one: Place, other: Place): boolean {
  return (one.isPrivate ?? false) === (other.isPrivate ?? false) && one.container === other.container;
}
