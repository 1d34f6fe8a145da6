/** Which messages are selected, and the last one that was pressed: a range begins at it. */
export type Selection = { ids: ReadonlySet<string>; anchor?: string };

export const NOTHING_SELECTED: Selection = { ids: new Set() };

/** Selects a message, or takes it out. */
export function toggle({ ids }: Selection, id: string): Selection {
  const changed = new Set(ids);
  if (!changed.delete(id)) changed.add(id);
  return { ids: changed, anchor: id };
}

/** Selects all from the last one that was pressed to this. @param listed ids in their order */
export function selectRange({ ids, anchor = '' }: Selection, id: string, listed: readonly string[]): Selection {
  const ends = [listed.indexOf(anchor), listed.indexOf(id)].sort((one, other) => one - other);
  const [from = -1, to = -1] = ends;
  if (from === -1) return toggle({ ids }, id);
  return { ids: new Set([...ids, ...listed.slice(from, to + 1)]), anchor: id };
}

/** Without those that are not there any more; the same object if all are. */
export function keepOnly(selection: Selection, isThere: (id: string) => boolean): Selection {
  const kept = [...selection.ids].filter(isThere);
  return kept.length === selection.ids.size ? selection : { ...selection, ids: new Set(kept) };
}
