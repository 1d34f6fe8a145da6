import { render } from 'preact';
import { browser } from 'wxt/browser';
import { Options } from '../../components/settings/options.tsx';
import type { OptionsEnvironment } from '../../components/settings/options-environment.ts';
import { drawInLanguage } from '../../components/ui/draw-in-language.ts';
import { ErrorBoundary } from '../../components/ui/error-boundary.tsx';
import { followTheme } from '../../components/ui/follow-theme.ts';
import { saveFile } from '../../components/ui/save-file.ts';
import '../../components/ui/style/all.css';
import { openShortcutSettings, readShortcuts } from '../../lib/browser/shortcuts.ts';
import { text } from '../../lib/i18n/text.ts';
import { watchFillTrial } from '../../lib/messaging/practice-field.ts';
import { connectionsItem } from '../../lib/storage/connection.ts';
import { forgetLastView } from '../../lib/storage/last-view.ts';

const environment: OptionsEnvironment = {
  requestAccess: (...origins) => browser.permissions.request({ origins }),
  readShortcuts,
  openShortcutSettings,
  isFirefox: import.meta.env.FIREFOX,
  hasMenu: browser.contextMenus !== undefined,
  version: browser.runtime.getManifest().version,
  readIsPinned: async () => (await browser.action.getUserSettings?.())?.isOnToolbar,
  watchFill: watchFillTrial,
  saveFile,
};

connectionsItem.watch(forgetLastView, new AbortController().signal);

void followTheme();
void drawInLanguage((language) => {
  document.title = text('options.title');
  render(
    <ErrorBoundary key={language} isPage>
      <Options environment={environment} />
    </ErrorBoundary>,
    document.body,
  );
});
