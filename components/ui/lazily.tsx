import type { ComponentType } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** @property load loads the view before it is shown */
export type Lazy<Props> = ComponentType<Props> & { load: () => Promise<void> };

const all: (() => Promise<unknown>)[] = [];

/**
 * A view whose module loads when it is first shown. From then on it renders at once.
 * @param load imports its module
 * @param name as the module exports it
 * @param Meanwhile shown while it loads; nothing when absent
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
    // In the layout phase, so that loading starts before the next frame.
    useLayoutEffect(() => {
      if (!View) void loadOnce().then(() => redraw(() => View));
    }, []);
    if (View) return <View {...props} />;
    return Meanwhile ? <Meanwhile /> : null;
  }
  return Object.assign(LazyView, { load: loadOnce });
}

/** Loads all lazy views, one after the other. */
export async function loadAllViews(): Promise<void> {
  for (const load of all) await load();
}
