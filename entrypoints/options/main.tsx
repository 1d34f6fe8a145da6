import { render } from 'preact';
import { browser } from 'wxt/browser';
import { saveFile } from '../../components/host/save-file.ts';
import { Options } from '../../components/options/options.tsx';
import type { OptionsServices } from '../../components/options/options-services.ts';
import { drawInLanguage } from '../../components/ui/draw-in-language.ts';
import '../../components/ui/style/all.css';
import { clearSnapshots } from '../../lib/first-frame/take-snapshot.ts';
import { text } from '../../lib/language/text.ts';
import { readMailbox } from '../../lib/mailbox/store.ts';
import { watchEvent } from '../../lib/rpc/events.ts';
import { watchFillTrial } from '../../lib/rpc/fill-trial.ts';
import { connectionItem } from '../../lib/settings/connection.ts';
import { settingsItem } from '../../lib/settings/settings.ts';
import { openShortcutSettings, readShortcuts } from '../../lib/surfaces/shortcuts.ts';

const host: OptionsServices = {
  requestOrigin: (origin) => browser.permissions.request({ origins: [origin] }),
  readShortcuts,
  openShortcutSettings,
  isFirefox: import.meta.env.FIREFOX,
  version: browser.runtime.getManifest().version,
  readIsPinned: async () => (await browser.action.getUserSettings?.())?.isOnToolbar,
  watchFill: watchFillTrial,
  saveFile,
};

// What is disconnected, cleared or spoken in another way here is no more what the popup showed last.
const forever = new AbortController().signal;
connectionItem.watch(clearSnapshots, forever);
settingsItem.watch(clearSnapshots, forever);
watchEvent(
  'mailboxChanged',
  async () => {
    if ((await readMailbox(1)).messages.length === 0) clearSnapshots();
  },
  forever,
);

void drawInLanguage((language) => {
  document.title = text('options.title');
  render(<Options key={language} host={host} />, document.body);
});
