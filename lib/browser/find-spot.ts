import type { Address } from '../mailbox/address.ts';
import { isSameProfile, type Profile, profileOf } from '../mailbox/profile.ts';

/** Where a link comes from: the profile of the address that its message was sent to, and the page that the address was filled into. */
export type LinkOrigin = Profile & Pick<Address, 'filledIn'>;

/** What browsers report of every tab without a permission. */
type OpenTab = {
  id?: number | undefined;
  index: number;
  windowId: number;
  active: boolean;
  incognito: boolean;
  cookieStoreId?: string;
};

/** Where to open a tab. It gets the container of its opener: that needs no permission, whereas naming a container does. */
type Spot = { windowId: number; openerTabId?: number; index?: number };

/**
 * Finds where to open a link: beside the page that its address was filled into. If that page is closed, in the same window; if that is
 * closed too, in another window of the same kind (normal or private). The link never leaves its container.
 * @param hereId the window in which the link was clicked
 * @returns undefined if no tab of that profile is open
 */
export function findSpot(
  tabs: OpenTab[],
  { filledIn, ...profile }: LinkOrigin,
  hereId: number | undefined,
): Spot | undefined {
  const ofProfile = tabs.filter((tab) => isSameProfile(profileOf(tab), profile));
  const asked = ofProfile.find(({ id }) => id === filledIn?.tabId);
  if (asked?.id !== undefined) return { windowId: asked.windowId, openerTabId: asked.id, index: asked.index + 1 };

  // Without a container, any tab of the window will do: the new tab needs no opener.
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
