/**
 * What the button above the messages, and its menu, can do.
 * - `fill`: fills this address into the page beside the popup; `fill-new`: fills a new address
 * - `copy-new`: copies a new address, because the browser gives us no access to the page
 * - `choose`: opens the form for a new address
 */
export type FillChoice =
  | { does: 'fill'; email: string }
  | { does: 'fill-new' }
  | { does: 'copy-new' }
  | { does: 'choose' };

type Situation = {
  /** there is a page beside the popup, or may be */
  canFill: boolean;
  /** the site of that page; null if the browser does not tell it: then it gives us no access to the page either */
  site: string | null;
  /** the address that was filled on that site, and still receives mail */
  usedHere?: string | undefined;
  /**
   * another address that can be filled: the one at the top of the view, or else the one in use
   */
  current?: string | undefined;
  /** `current` comes before `usedHere`: it was just created by hand, most likely for this page; or its mail or its code is shown */
  isCurrentFirst?: boolean;
};

/** Lists the choices, the likeliest first. The first is for the button, the others are for its menu. Never empty. */
export function listFillChoices({
  canFill,
  site,
  usedHere,
  current,
  isCurrentFirst,
}: Situation): [FillChoice, ...FillChoice[]] {
  const form: FillChoice = { does: 'choose' };
  if (!canFill) return [form];
  if (site === null) return [{ does: 'copy-new' }, form];
  const known = isCurrentFirst ? [current, usedHere] : [usedHere, current];
  const fills = [...new Set(known)].flatMap((email) => (email === undefined ? [] : [{ does: 'fill', email } as const]));
  const [first, ...others] = fills;
  return first === undefined || (usedHere === undefined && !isCurrentFirst)
    ? [{ does: 'fill-new' }, ...fills, form]
    : [first, { does: 'fill-new' }, ...others, form];
}
