/**
 * What the button above the mail can do.
 * - `fill`: this address into the page beside it; `fill-new`: a new one
 * - `copy-new`: a new one onto the clipboard, where the page cannot be entered
 * - `create`: a new one that is filled nowhere; `choose`: the same, with its name and domain asked for
 */
export type FillChoice =
  | { does: 'fill'; email: string }
  | { does: 'fill-new' }
  | { does: 'copy-new' }
  | { does: 'create' }
  | { does: 'choose' };

type Situation = {
  /** there is a page beside ours, or may be */
  canFill: boolean;
  /** of that page; null where the browser does not tell, and does not let us in either */
  site: string | null;
  /** the address that was filled on that site, and still receives mail */
  usedHere?: string | undefined;
  /** the address at the top of the view, which has a button for a new one beside it */
  current?: string | undefined;
  /** it was made a moment ago, by hand: for this very page, as far as can be told; or the user has opened its mail */
  isCurrentFirst?: boolean;
};

/** What can be done for an address, the likeliest first: that is the button, the others are its menu. Never empty. */
export function listFillChoices({
  canFill,
  site,
  usedHere,
  current,
  isCurrentFirst,
}: Situation): [FillChoice, ...FillChoice[]] {
  if (!canFill) return [{ does: 'create' }, { does: 'choose' }];
  const making: FillChoice[] = [...(current === undefined ? [{ does: 'create' } as const] : []), { does: 'choose' }];
  if (site === null) return [{ does: 'copy-new' }, ...making];
  const known = isCurrentFirst ? [current, usedHere] : [usedHere, current];
  const fills = [...new Set(known)].flatMap((email) => (email === undefined ? [] : [{ does: 'fill', email } as const]));
  const [first, ...others] = fills;
  return first === undefined || (usedHere === undefined && !isCurrentFirst)
    ? [{ does: 'fill-new' }, ...fills, ...making]
    : [first, { does: 'fill-new' }, ...others, ...making];
}
