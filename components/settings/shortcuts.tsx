import type { ShortcutsSet } from '../../lib/browser/own-extension.ts';
import { text } from '../../lib/i18n/text.ts';
import { Button } from '../ui/button.tsx';
import { Fact } from '../ui/fact.tsx';
import { ShortcutKeys } from '../ui/shortcut-keys.tsx';
import { SwitchRow } from '../ui/switch-row.tsx';
import { useSettings } from './settings-context.ts';

/** Keyboard shortcuts: those of the browser, and the single keys of Mayfly's pages, which can be switched off. */
export function ShortcutSettings() {
  const { state, actions } = useSettings();
  const { settings, shortcuts } = state;
  // A browser without shortcuts runs on a phone, where single keys are of no use either.
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

/** The shortcuts of the browser, as the user has set them. */
function BrowserShortcuts({ shortcuts }: { shortcuts: ShortcutsSet }) {
  const { changeShortcuts } = useSettings().actions;
  return (
    <>
      <dl class="facts keys">
        <Fact name={text('settings.shortcutFill')}>
          <ShortcutKeys shortcut={shortcuts.fill} />
        </Fact>
        <Fact name={text('settings.shortcutOpen')}>
          <ShortcutKeys shortcut={shortcuts.open} />
        </Fact>
      </dl>
      <Button onClick={changeShortcuts} text={text('settings.changeShortcuts')} />
    </>
  );
}
