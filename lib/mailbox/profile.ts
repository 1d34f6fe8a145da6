import type { Address } from './address.ts';

/** What a tab belongs to: a private window, or a container (Firefox); neither for most. Cookies of one are unknown in another. */
export type Profile = Pick<Address, 'isPrivate' | 'container'>;

/** What browsers say of every tab, without a permission. */
type TabProfile = { incognito?: boolean; cookieStoreId?: string };

/** Containers, among the stores that Firefox keeps cookies in. */
const CONTAINER = /^firefox-container-/;

/** @param tab undefined where there is none */
export function profileOf({ incognito, cookieStoreId }: TabProfile = {}): Profile {
  if (incognito) return { isPrivate: true };
  return cookieStoreId !== undefined && CONTAINER.test(cookieStoreId) ? { container: cookieStoreId } : {};
}

export function isSameProfile(one: Profile, other: Profile): boolean {
  return (one.isPrivate ?? false) === (other.isPrivate ?? false) && one.container === other.container;
}
