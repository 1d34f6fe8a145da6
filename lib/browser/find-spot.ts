import type { Address } from '../mailbox/address.ts';
import { isSameProfile, type Profile, profileOf } from '../mailbox/profile.ts';

/** What asked for a link: the profile of the address that its message came to, and the page that the address was filled into. */
export type Requester = Profile & Pick<Address, 'filledIn'>;

/** What browsers say of every tab, without a permission. */
type OpenTab = {
  id?: number | undefined;
  index: number;
  windowId: number;
  active: boolean;
  incognito: boolean;
  cookieStoreId?: string;
};

/** Where a tab is opened. A tab has the container of its opener, which takes no permission, whereas naming a container takes one. */
type Spot = { windowId: number; openerTabId?: number; index?: number };

/**
 * Where a link is opened: beside the page that asked for it. Where that is closed, in the same window; where that is closed too, in
 * another of the same privacy. It never leaves its container.
 * @param hereId the window that the link was pressed in
 * @returns undefined where nothing of that profile is open
 */
export function findSpot(
  tabs: OpenTab[],
  { filledIn, ...profile }: Requester,
  hereId: number | undefined,
): Spot | undefined {
  const ofProfile = tabs.filter((tab) => isSameProfile(profileOf(tab), profile));
  const asked = ofProfile.find(({ id }) => id === filledIn?.tabId);
  if (asked?.id !== undefined) return { windowId: asked.windowId, openerTabId: asked.id, index: asked.index + 1 };

  // Outside of containers any tab of the window will do: it opens none of its own.
  const near =
    profile.container === undefined
      ? tabs.filter(({ incognito }) => incognito === (profile.isPrivate ?? false))
      : ofProfile.toSorted((one, other) => Number(other.active) - Number(one.active));
  const beside =
    near.find(({ windowId }) => windowId === filledIn?.windowId) ??
    near.find(({ windowId }) => windowId === hereId) ??
    near[0];
  if (!beside) return undefined;
  return { windowId: beside.windowId, ...(profile.container && beside.id !== undefined && { openerTabId: beside.id }) };
}
