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
  manifest: ({ mode }) => ({
    name: 'Mayfly',
    permissions: ['storage', 'alarms', 'notifications', 'contextMenus', 'activeTab', 'scripting'],
    host_permissions: [DEFAULT_SERVICE, ...(mode === 'loopback' ? LOOPBACK : [])],
    optional_host_permissions: ['*://*/*'],
  }),
});
