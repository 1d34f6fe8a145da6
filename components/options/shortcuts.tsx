import type { ShortcutsSet } from './edge.ts';
import { ShortcutKeys } from './shortcut-keys.tsx';

export type ShortcutsProps = {
  /** absent while they are read */
  shortcuts?: ShortcutsSet;
  /** opens the browser's own page for them: no extension may set them by itself */
  onChange: () => void;
};

/** Which keys do what, anywhere in the browser, as they are set at the moment. */
export function Shortcuts({ shortcuts, onChange }: ShortcutsProps) {
  return (
    <section class="panel" aria-labelledby="shortcuts">
      <h2 id="shortcuts">Shortcuts</h2>
      <dl class="facts">
        <div>
          <dt>Fill the field with the cursor</dt>
          <dd>{shortcuts && <ShortcutKeys shortcut={shortcuts.fill} />}</dd>
        </div>
        <div>
          <dt>Open Mayfly</dt>
          <dd>{shortcuts && <ShortcutKeys shortcut={shortcuts.open} />}</dd>
        </div>
      </dl>
      <button type="button" class="button" onClick={onChange}>
        Change shortcuts
      </button>
    </section>
  );
}
