import { useState } from 'preact/hooks';

/** The selected messages, and the one that was selected or deselected last, where a range begins. */
export type Selection = { ids: ReadonlySet<string>; anchor?: string };

export const NOTHING_SELECTED: Selection = { ids: new Set() };

/** Selects a message, or deselects it. */
export function toggle({ ids }: Selection, id: string): Selection {
  const changed = new Set(ids);
  if (!changed.delete(id)) changed.add(id);
  return { ids: changed, anchor: id };
}

/** Selects everything from the anchor to this message. @param listed ids in their order */
export function selectRange({ ids, anchor = '' }: Selection, id: string, listed: readonly string[]): Selection {
  const ends = [listed.indexOf(anchor), listed.indexOf(id)].sort((one, other) => one - other);
  const [from = -1, to = -1] = ends;
  if (from === -1) return toggle({ ids }, id);
  return { ids: new Set([...ids, ...listed.slice(from, to + 1)]), anchor: id };
}

/** Deselects messages that no longer exist. @returns the same object if all exist */
export function keepOnly(selection: Selection, exists: (id: string) => boolean): Selection {
  const kept = [...selection.ids].filter(exists);
  return kept.length === selection.ids.size ? selection : { ...selection, ids: new Set(kept) };
}

/** The selection of a list, and how to change it. */
export type Selecting = {
  selection: Selection;
  /** @param listed ids in their order, to select a range from the last selected message */
  select: (id: string, listed?: readonly string[]) => void;
  selectAll: (ids: Iterable<string>) => void;
  clear: () => void;
};

export function useSelection(): Selecting {
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  return {
    selection,
    select: (id, listed) => setSelection((last) => (listed ? selectRange(last, id, listed) : toggle(last, id))),
    selectAll: (ids) => setSelection({ ids: new Set(ids) }),
    clear: () => setSelection(NOTHING_SELECTED),
  };
}
