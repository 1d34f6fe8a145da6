import { text } from '../../lib/i18n/text.ts';
import { ShortcutKeys } from '../ui/shortcut-keys.tsx';
import type { ShortcutsSet } from './options-services.ts';

export type ShortcutsProps = {
  shortcuts: ShortcutsSet;
  /** opens the browser's page for shortcuts: no extension can set them */
  onChange: () => void;
};

/** The browser-wide shortcuts, as they are set now. */
export function ShortcutSettings({ shortcuts, onChange }: ShortcutsProps) {
  return (
    <section class="panel" aria-labelledby="shortcuts">
      <h2 id="shortcuts">{text('settings.shortcuts')}</h2>
      <dl class="facts">
        <div>
          <dt>{text('settings.shortcutFill')}</dt>
          <dd>
            <ShortcutKeys shortcut={shortcuts.fill} />
          </dd>
        </div>
        <div>
          <dt>{text('settings.shortcutOpen')}</dt>
          <dd>
            <ShortcutKeys shortcut={shortcuts.open} />
          </dd>
        </div>
      </dl>
      <button type="button" class="button" onClick={onChange}>
        {text('settings.changeShortcuts')}
      </button>
    </section>
  );
}
