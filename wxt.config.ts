import type { Plugin } from 'vite';
import { defineConfig } from 'wxt';
import { OLDEST } from './lib/packaging/build/manifest-facts.ts';
import { fillInEnglish, packVariants } from './lib/packaging/build/pack-texts.ts';
import { noteBundled, writeNotices } from './lib/packaging/build/third-party-notices.ts';
import { DATA_COLLECTION } from './lib/packaging/data-practices.ts';
import * as sites from './lib/site/find-site.ts';

/** The service that Mayfly talks to until another one is set; the only host that installing it asks for. */
const DEFAULT_SERVICE = 'https://api.temp-mail.io/*';

/** `--mode loopback`: the shipped extension plus access to this machine, for `npm start` and `npm run dev`. */
const LOOPBACK = ['http://127.0.0.1/*', 'http://localhost/*'];

/**
 * What our pages may load. Mails are shown in frames without an origin, which are held by it too: hence inline styles, and
 * pictures over https for those who ask for them (`components/reader/page-policy.ts` keeps all others out). The background asks
 * whichever service the user named; pages connect to nothing (`connectToSelf`).
 */
function contentSecurityPolicy(isServed: boolean, browser: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    // In others than Chromium the background fetches them: frames there would send cookies.
    `img-src 'self' data: blob:${browser === 'chrome' ? ' https:' : ''}`,
    // In development the server tells of changes.
    `connect-src 'self' https: http:${isServed ? ' ws:' : ''}`,
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    // No string becomes markup or a script, but by these. In development, the server's own script does that.
    ...(isServed ? [] : ["require-trusted-types-for 'script'", 'trusted-types dompurify mail-frame lazy-script']),
  ].join('; ');
}

/** What each browser reads of the oldest version that Mayfly runs in, and of who made it. */
const OF_BROWSER: Record<string, object> = {
  chrome: { minimum_chrome_version: OLDEST.chrome },
  firefox: {
    browser_specific_settings: {
      gecko: {
        id: '{f2963c03-4e90-43c0-9cb0-00385484f622}',
        strict_min_version: `${OLDEST.firefox}.0`,
        // Nothing is sent before the user connects a service, which is when Firefox asks.
        data_collection_permissions: { required: ['none'], optional: DATA_COLLECTION },
      },
      gecko_android: { strict_min_version: `${OLDEST.firefox}.0` },
    },
  },
  safari: { browser_specific_settings: { safari: { strict_min_version: OLDEST.safari } } },
};

/**
 * Lets our pages connect to the extension's own files alone. The manifest has one policy for pages and background, and the background
 * asks whichever service the user named; a second policy in the page takes that away again.
 */
function connectToSelf(): Plugin {
  return {
    name: 'connect-to-self',
    // In development the server tells pages of changes.
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: "connect-src 'self'" },
        injectTo: 'head-prepend',
      },
    ],
  };
}

/** The module that every page of the mailbox starts with. */
const MAILBOX = /\/components\/popup\/mount-popup\.tsx$/;

/**
 * Packs what the mailbox's first view needs into one script: a browser asks for each script only after it has read the one that imports
 * it, and a popup would wait for fifteen.
 */
function oneScript(): Plugin {
  return {
    name: 'one-script',
    apply: 'build',
    outputOptions(options) {
      // The background and the scripts for pages are one script each in any case.
      if (options.format !== 'es') return null;
      return { ...options, codeSplitting: { groups: [{ name: 'mailbox', test: MAILBOX }] } };
    },
  };
}

const POLYFILL = /\/webextension-polyfill\/dist\/browser-polyfill\.js$/;

/** Imported as CommonJS, the polyfill would be copied at each start, which makes the browser create every API that it has. */
function polyfillAsModule(): Plugin {
  return {
    name: 'polyfill-as-module',
    transform: {
      filter: { id: POLYFILL },
      handler: (code) =>
        `const module = { exports: {} }, { exports } = module;\n${code}\nexport default module.exports;`,
    },
  };
}

/**
 * Leaves the Public Suffix List to `site.js`, in which it is two thirds of what reads a mail: other scripts call the functions that this
 * one has set, see `loadSiteList`.
 */
function oneSiteList(): Plugin {
  return {
    name: 'one-site-list',
    enforce: 'pre',
    apply: 'build',
    resolveId: {
      filter: { id: /\/find-site\.ts$/ },
      handler: (_, importer) => (importer?.endsWith('/entrypoints/site.ts') ? null : '\0set-sites'),
    },
    load: {
      filter: { id: /^\0set-sites$/ },
      handler: () =>
        Object.keys(sites)
          .map((name) => `export const ${name} = (...args) => globalThis.mayflySites.${name}(...args);`)
          .join('\n'),
    },
  };
}

const LOCALES = 'lib/i18n/locales';

/** Whether the package for the browser is made, and that of the sources comes next. */
let isPacked = false;

export default defineConfig({
  modules: ['@wxt-dev/i18n/module', '@wxt-dev/webextension-polyfill'],
  i18n: { localesDir: LOCALES },
  imports: false,
  manifestVersion: 3,
  // Where there is no screen, `npm run dev` builds and serves, and the browser is opened by hand.
  webExt: {
    disabled: process.platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY,
    // Chromium's sandbox refuses to work for root.
    chromiumArgs: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  },
  vite: () => ({
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    // As old as the manifest allows.
    build: {
      target: [`chrome${OLDEST.chrome}`, `firefox${OLDEST.firefox}`, `safari${OLDEST.safari}`],
      // All that a page imports is asked for at once: level by level, a popup would wait three times.
      modulePreload: { polyfill: false },
      // Inlined, the list of public suffixes would be in the file three times.
      rolldownOptions: { optimization: { inlineConst: false } },
    },
    plugins: [noteBundled(), polyfillAsModule(), oneSiteList(), oneScript(), connectToSelf()],
  }),
  // Hidden folders are no sources, but for what a reviewer reads.
  zip: { includeSources: ['**/*', '.github/store/REVIEWERS.md', '.github/{PRIVACY,SECURITY}.md'] },
  hooks: {
    'build:publicAssets': async (_, assets) => {
      assets.push(...(await packVariants(LOCALES)));
    },
    'build:done': ({ config }) => {
      fillInEnglish(config.outDir);
      if (config.command === 'build') writeNotices(config.outDir, config.root);
    },
    'zip:extension:done': () => {
      isPacked = true;
    },
    // The sources are those of all browsers; WXT leaves out what Firefox does not have.
    'entrypoints:resolved': (_, entrypoints) => {
      if (isPacked) for (const entrypoint of entrypoints) entrypoint.skipped = false;
    },
    'build:manifestGenerated': ({ config }, manifest) => {
      // Safari loads lazy scripts in an event page. Its service worker is WXT's choice.
      if (config.browser === 'safari') manifest.background = { scripts: ['background.js'], persistent: false };
    },
  },
  manifest: ({ mode, browser, command }) => ({
    name: 'Mayfly',
    default_locale: 'en',
    description: '__MSG_extension_description__',
    // WXT adds `sidePanel` for Chromium, which shows no warning. Firefox's sidebar needs no permission.
    permissions: [
      'storage',
      'alarms',
      // Safari has none.
      ...(browser === 'safari' ? [] : ['notifications']),
      'contextMenus',
      'activeTab',
      'scripting',
      // Safari has none. It shows no warning, and older browsers ignore it.
      ...(browser === 'safari' ? [] : ['publicSuffix']),
      // With it Firefox says which field was clicked. It shows no warning.
      ...(browser === 'firefox' ? ['menus'] : []),
    ],
    host_permissions: [DEFAULT_SERVICE, ...(mode === 'loopback' ? LOOPBACK : [])],
    content_security_policy: { extension_pages: contentSecurityPolicy(command === 'serve', browser) },
    // Asked for in context, one at a time: another service, or one site.
    optional_host_permissions: ['*://*/*'],
    // Letters that open no menu of Firefox in the languages we looked at: with Alt, a menu would come first.
    commands: {
      fill: {
        suggested_key: { default: 'Alt+Shift+K' },
        description: '__MSG_extension_fillCommand__',
      },
      _execute_action: { suggested_key: { default: 'Alt+Shift+J' } },
    },
    ...(OF_BROWSER[browser] ?? OF_BROWSER.chrome),
  }),
});
