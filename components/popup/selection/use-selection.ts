import { useState } from 'preact/hooks';
import { NOTHING_SELECTED, type Selection, selectRange, toggle } from './select.ts';

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
