import type { ComponentType } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** @property load has it there before it is shown */
export type Lazy<Props> = ComponentType<Props> & { load: () => Promise<void> };

const all: (() => Promise<unknown>)[] = [];

/**
 * A view that is loaded when it is shown for the first time: the list is on screen without it. Shown again, it is there at once.
 * @param load imports its module
 * @param name as the module exports it
 * @param Meanwhile seen until it is there; nothing when absent
 */
export function lazily<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  Meanwhile?: ComponentType,
): Lazy<Props> {
  let View: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    View ??= (await load())[name];
  };
  all.push(loadOnce);

  function LazyView(props: Props) {
    const [, redraw] = useState(() => View);
    // Not after the next frame: whoever opened it waits for it.
    useLayoutEffect(() => {
      if (!View) void loadOnce().then(() => redraw(() => View));
    }, []);
    if (View) return <View {...props} />;
    return Meanwhile ? <Meanwhile /> : null;
  }
  return Object.assign(LazyView, { load: loadOnce });
}

/** Loads all of them, one after the other, so that nothing that is opened has to be waited for. */
export async function loadAllViews(): Promise<void> {
  for (const load of all) await load();
}
