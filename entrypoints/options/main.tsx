import { render } from 'preact';
import { browser } from 'wxt/browser';
import { drawInLanguage } from '../../components/draw-in-language.ts';
import { saveFile } from '../../components/edge/save-file.ts';
import type { OptionsEdge } from '../../components/options/edge.ts';
import { Options } from '../../components/options/options.tsx';
import '../../components/style/all.css';
import { text } from '../../lib/language/text.ts';
import { readMailbox, watchMailbox } from '../../lib/mailbox/store.ts';
import { watchFill } from '../../lib/rpc/fill-trial.ts';
import { connectionItem } from '../../lib/settings/connection.ts';
import { settingsItem } from '../../lib/settings/settings.ts';
import { clearSnapshots } from '../../lib/snapshot/take-snapshot.ts';
import { openShortcutSettings, readShortcuts } from './shortcuts.ts';

const edge: OptionsEdge = {
  requestOrigin: (origin) => browser.permissions.request({ origins: [origin] }),
  readShortcuts,
  openShortcutSettings,
  isFirefox: import.meta.env.FIREFOX,
  version: browser.runtime.getManifest().version,
  readIsPinned: async () => (await browser.action.getUserSettings?.())?.isOnToolbar,
  watchFill,
  saveFile,
};

// What is disconnected, cleared or spoken in another way here is no more what the popup showed last.
const forever = new AbortController().signal;
connectionItem.watch(clearSnapshots, forever);
settingsItem.watch(clearSnapshots, forever);
watchMailbox(async () => {
  if ((await readMailbox(1)).messages.length === 0) clearSnapshots();
}, forever);

void drawInLanguage((language) => {
  document.title = text('options.title');
  render(<Options key={language} edge={edge} />, document.body);
});
