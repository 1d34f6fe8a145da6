import { defineConfig } from 'wxt';

/** The service that Mayfly talks to until another one is set; the only host that installing it asks for. */
const DEFAULT_SERVICE = 'https://api.temp-mail.io/*';

/** `--mode loopback`: the shipped extension plus access to this machine, for `npm start` and `npm run dev`. */
const LOOPBACK = ['http://127.0.0.1/*', 'http://localhost/*'];

export default defineConfig({
  modules: ['@wxt-dev/webextension-polyfill'],
  imports: false,
  manifestVersion: 3,
  vite: () => ({
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  }),
  manifest: ({ mode, browser }) => ({
    name: 'Mayfly',
    description:
      'Right-click an e-mail field: a temporary address is in it, and the code from its mail is here before you look for it.',
    permissions: ['storage', 'alarms', 'notifications', 'contextMenus', 'activeTab', 'scripting'],
    host_permissions: [DEFAULT_SERVICE, ...(mode === 'loopback' ? LOOPBACK : [])],
    // Asked for in context, one at a time: another service, or one site.
    optional_host_permissions: ['*://*/*'],
    // Letters that open no menu of Firefox in the languages we looked at: with Alt, a menu would come first.
    commands: {
      fill: {
        suggested_key: { default: 'Alt+Shift+K' },
        description: 'Fill a temporary address into the field with the cursor',
      },
      _execute_action: { suggested_key: { default: 'Alt+Shift+J' } },
    },
    ...(browser === 'firefox'
      ? {
          browser_specific_settings: {
            gecko: {
              id: 'mayfly@mayfly.example',
              strict_min_version: '142.0',
              data_collection_permissions: { required: ['none'] },
            },
          },
        }
      : { minimum_chrome_version: '126' }),
  }),
});
