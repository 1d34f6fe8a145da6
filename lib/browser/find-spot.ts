import type { Address } from '../mailbox/address.ts';
import { isSamePlace, type Place, placeOf } from '../mailbox/place.ts';

/** What asked for a link: the place of the address that its message came to, and the page that the address was filled into. */
export type Requester = Place & Pick<Address, 'filledIn'>;

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
export type Spot = { windowId: number; openerTabId?: number; index?: number };

/**
 * Where a link is opened: beside the page that asked for it. Where that is closed, in the same window; where that is closed too, in
 * another of the same privacy. It never leaves its container.
 * @param hereId the window that the link was pressed in
 * @returns undefined where nothing of that place is open
 */
export function findSpot(
  tabs: OpenTab[],
  { filledIn, ...place }: Requester,
  hereId: number | undefined,
): Spot | undefined {
  const ofPlace = tabs.filter((tab) => isSamePlace(placeOf(tab), place));
  const asked = ofPlace.find(({ id }) => id === filledIn?.tabId);
  if (asked?.id !== undefined) return { windowId: asked.windowId, openerTabId: asked.id, index: asked.index + 1 };

  // Outside of containers any tab of the window will do: it opens none of its own.
  const near =
    place.container === undefined
      ? tabs.filter(({ incognito }) => incognito === (place.isPrivate ?? false))
      : ofPlace.toSorted((one, other) => Number(other.active) - Number(one.active));
  const beside =
    near.find(({ windowId }) => windowId === filledIn?.windowId) ??
    near.find(({ windowId }) => windowId === hereId) ??
    near[0];
  if (!beside) return undefined;
  return { windowId: beside.windowId, ...(place.container && beside.id !== undefined && { openerTabId: beside.id }) };
}
