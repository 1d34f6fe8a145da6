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

/** A profile; and, if they are named, the tab and the origin of a page in it that has the address, or the site that was given it. */
type Requester = Partial<Record<'origin' | 'site', string | undefined>> & { profile: Profile; tabId?: number };

/**
 * Whether an address, its mail and its codes may be filled, shown or offered somewhere: never in another profile, nor where anything else
 * that is named differs. What is named, but unknown, differs too.
 */
export const maySee =
  (requester: Requester) =>
  ({ isPrivate = false, container, site, filledIn }: Profile & Pick<Address, 'site' | 'filledIn'>): boolean => {
    const known = { tabId: filledIn?.tabId, origin: filledIn?.origin, site };
    const { profile } = requester;
    const isSameProfile = (profile.isPrivate ?? false) === isPrivate && profile.container === container;
    const named = (['tabId', 'origin', 'site'] as const).filter((key) => key in requester);
    return isSameProfile && named.every((key) => known[key] !== undefined && requester[key] === known[key]);
  };
