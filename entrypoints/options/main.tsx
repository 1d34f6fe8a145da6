import { render } from 'preact';
import { browser } from 'wxt/browser';
import { drawInLanguage } from '../../components/draw-in-language.ts';
import { saveFile } from '../../components/edge/save-file.ts';
import type { OptionsEdge } from '../../components/options/edge.ts';
import { Options } from '../../components/options/options.tsx';
import '../../components/style/all.css';
import { text } from '../../lib/language/text.ts';
import { watchFill } from '../../lib/rpc/fill-trial.ts';
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

void drawInLanguage((language) => {
  document.title = text('options.title');
  render(<Options key={language} edge={edge} />, document.body);
});
