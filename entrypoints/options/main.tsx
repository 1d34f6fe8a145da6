import { render } from 'preact';
import { browser } from 'wxt/browser';
import { Options } from '../../components/options/options.tsx';
import '../../components/style/all.css';
import { openShortcutSettings, readShortcuts } from './shortcuts.ts';

render(
  <Options
    edge={{
      requestOrigin: (origin) => browser.permissions.request({ origins: [origin] }),
      readShortcuts,
      openShortcutSettings,
    }}
  />,
  document.body,
);
