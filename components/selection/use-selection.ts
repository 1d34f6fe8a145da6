import { useState } from 'preact/hooks';
import { NOTHING_SELECTED, type Selection, selectRange, toggle } from './select.ts';

/** What a list needs to select its messages. */
export type Selecting = {
  selection: Selection;
  /** @param listed ids in their order, for a range from the last one that was pressed to this */
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
