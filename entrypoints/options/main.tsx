import { render } from 'preact';
import { browser } from 'wxt/browser';
import { saveFile } from '../../components/host/save-file.ts';
import { Options } from '../../components/options/options.tsx';
import type { OptionsServices } from '../../components/options/options-services.ts';
import { drawInLanguage } from '../../components/ui/draw-in-language.ts';
import { ErrorBoundary } from '../../components/ui/error-boundary.tsx';
import { followTheme } from '../../components/ui/follow-theme.ts';
import '../../components/ui/style/all.css';
import { text } from '../../lib/language/text.ts';
import { watchFillTrial } from '../../lib/rpc/fill-trial.ts';
import { forgetLastView } from '../../lib/surfaces/forget-last-view.ts';
import { openShortcutSettings, readShortcuts } from '../../lib/surfaces/shortcuts.ts';

const host: OptionsServices = {
  requestOrigin: (...origins) => browser.permissions.request({ origins }),
  readShortcuts,
  openShortcutSettings,
  isFirefox: import.meta.env.FIREFOX,
  hasMenu: browser.contextMenus !== undefined,
  version: browser.runtime.getManifest().version,
  readIsPinned: async () => (await browser.action.getUserSettings?.())?.isOnToolbar,
  watchFill: watchFillTrial,
  saveFile,
};

forgetLastView(new AbortController().signal);

void followTheme();
void drawInLanguage((language) => {
  document.title = text('options.title');
  render(
    <ErrorBoundary key={language} isPage>
      <Options host={host} />
    </ErrorBoundary>,
    document.body,
  );
});
