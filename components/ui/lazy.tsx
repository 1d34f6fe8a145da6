import type { ComponentType } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { ErrorBoundary } from './error-boundary.tsx';

export type Lazy<Props> = ComponentType<Props> & {
  /** Loads the view ahead of time. It never rejects: after a failure, the view tries again when it is shown. */
  load: () => Promise<void>;
};

const all: (() => Promise<unknown>)[] = [];

/**
 * A view whose module loads when it is first shown. From then on it renders at once. Where it can't be loaded, or throws, the user is told.
 * @param Meanwhile shown while it loads; nothing when absent
 */
export function lazy<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  Meanwhile?: ComponentType,
): Lazy<Props> {
  let View: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    View ??= (await load())[name];
  };
  const loadAhead = () => loadOnce().catch(() => {});
  all.push(loadAhead);

  function LoadedView(props: Props) {
    const [loaded, redraw] = useState<{ error?: unknown }>();
    // In the layout phase, so that loading starts before the next frame.
    useLayoutEffect(() => {
      if (!View)
        void loadOnce().then(
          () => redraw({}),
          (error: unknown) => redraw({ error }),
        );
    }, []);
    if (View) return <View {...props} />;
    if (loaded) throw loaded.error;
    return Meanwhile ? <Meanwhile /> : null;
  }

  function LazyView(props: Props) {
    const { onBack } = props as { onBack?: () => void };
    return (
      <ErrorBoundary onBack={onBack}>
        <LoadedView {...props} />
      </ErrorBoundary>
    );
  }
  return Object.assign(LazyView, { load: loadAhead });
}

export async function loadAllViews(): Promise<void> {
  for (const load of all) await load();
}
