import { text } from '../../lib/i18n/text.ts';
import { ShortcutKeys } from '../ui/shortcut-keys.tsx';
import { useSettings } from './settings-context.ts';

/** The browser-wide shortcuts, as they are set now. */
export function ShortcutSettings() {
  const { state, actions } = useSettings();
  const { shortcuts } = state;
  if (!shortcuts) return null;
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
      <button type="button" class="button" onClick={actions.changeShortcuts}>
        {text('settings.changeShortcuts')}
      </button>
    </section>
  );
}
