import { text } from '../../lib/i18n/text.ts';
import { ShortcutKeys } from '../ui/shortcut-keys.tsx';
import { SwitchRow } from '../ui/switch-row.tsx';
import type { ShortcutsSet } from './options-services.ts';
import { useSettings } from './settings-context.ts';

/** The keys: those of Mayfly's own pages, which can be switched off, and those that the browser listens for. */
export function ShortcutSettings() {
  const { state, actions } = useSettings();
  const { settings, shortcuts } = state;
  // A phone has no keyboard.
  if (!shortcuts) return null;
  return (
    <section class="panel" aria-labelledby="shortcuts">
      <h2 id="shortcuts">{text('settings.shortcuts')}</h2>
      <BrowserShortcuts shortcuts={shortcuts} />
      {settings && (
        <SwitchRow
          label={text('settings.singleKeys')}
          note={text('settings.singleKeysNote')}
          isOn={settings.singleKeys}
          onChange={(singleKeys) => actions.changeSettings({ singleKeys })}
        />
      )}
    </section>
  );
}

/** As they are set now. */
function BrowserShortcuts({ shortcuts }: { shortcuts: ShortcutsSet }) {
  const { changeShortcuts } = useSettings().actions;
  return (
    <>
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
      <button type="button" class="button" onClick={changeShortcuts}>
        {text('settings.changeShortcuts')}
      </button>
    </>
  );
}
