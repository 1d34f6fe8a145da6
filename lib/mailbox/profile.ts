import type { Address } from './address.ts';

/** Where a tab belongs: to a private window, to a container (Firefox), or, for most, to neither. Profiles do not share cookies. */
export type Profile = Pick<Address, 'isPrivate' | 'container'>;

/** What browsers report of every tab without a permission. */
type TabProfile = { incognito?: boolean; cookieStoreId?: string };

/** The ids of containers, among Firefox's cookie stores. */
const CONTAINER = /^firefox-container-/;

/** @param tab undefined if there is none */
export function profileOf({ incognito, cookieStoreId }: TabProfile = {}): Profile {
  if (incognito) return { isPrivate: true };
  return cookieStoreId !== undefined && CONTAINER.test(cookieStoreId) ? { container: cookieStoreId } : {};
}

export function isSameProfile(one: Profile, other: Profile): boolean {
  return (one.isPrivate ?? false) === (other.isPrivate ?? false) && one.container === other.container;
}
