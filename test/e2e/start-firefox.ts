import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import puppeteer, { type Browser } from 'puppeteer-core';
import { findProgram } from '../find-program.mjs';
import { SCREEN } from './display.ts';
import { findFirefoxPage } from './firefox-pages.ts';
import { DEFAULT_HOST } from './front.ts';
import type { Surroundings } from './start-chromium.ts';

/**
 * Starts Firefox, with an empty profile and one temporary add-on in it.
 * @param extensionDir the built extension
 * @param profile the folder of its profile, which the caller removes; absent: a temporary one
 * @returns once the add-on has opened its settings, as it does at install; `host` is what its pages' addresses begin with
 */
export async function startFirefox(
  extensionDir: string,
  { display, downloads, front, strangers, internet, names = [], preferences }: Surroundings,
  profile?: string,
): Promise<{ browser: Browser; host: string; origin: string; addonId: string }> {
  const addonId = await readAddonId(extensionDir);
  const host = randomUUID();
  const origin = `moz-extension://${host}`;
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findProgram('firefox-esr'),
    headless: display === undefined,
    // Those servers sign their own certificates.
    acceptInsecureCerts: internet !== undefined || front !== undefined,
    ...(profile !== undefined && { userDataDir: profile }),
    defaultViewport: null,
    // In a locale without Unicode, names of files that are not ASCII can't be saved.
    env: { ...process.env, LC_ALL: 'C.UTF-8', ...(display !== undefined && { DISPLAY: display }) },
    args: ['--remote-allow-system-access', `--width=${SCREEN.width}`, `--height=${SCREEN.height}`],
    extraPrefsFirefox: {
      'extensions.webextensions.uuids': JSON.stringify({ [addonId]: host }),
      'extensions.webextensions.keepUuidOnUninstall': true,
      ...(downloads !== undefined && { 'browser.download.dir': downloads, 'browser.download.folderList': 2 }),
      ...(front !== undefined && leadTo(front, strangers, names)),
      ...(internet !== undefined && proxyTo(internet)),
      'network.dns.localDomains': names.join(),
      // Drawn by the browser itself, wherever it runs: there they can be clicked.
      'alerts.useSystemBackend': false,
      ...preferences,
      // A prompt takes an answer at once.
      'security.notification_enable_delay': 0,
    },
    // The caller ends it, on these signals too.
    handleSIGHUP: false,
    handleSIGINT: false,
    handleSIGTERM: false,
  });
  await browser.installExtension(resolve(extensionDir));
  // A tab that is still blank when another one is opened would be taken for it.
  await findFirefoxPage(browser, `${origin}/options.html`);
  return { browser, host, origin, addonId };
}

/** A script decides which server is the proxy of a host. */
function leadTo(
  front: number,
  strangers: number | undefined,
  names: readonly string[],
): Record<string, string | number> {
  const direct = JSON.stringify(['127.0.0.1', 'localhost', ...names]);
  const other = strangers === undefined ? 'DIRECT' : `PROXY 127.0.0.1:${strangers}`;
  const script = `function FindProxyForURL(_, host) {
    return host === '${DEFAULT_HOST}' ? 'PROXY 127.0.0.1:${front}' : ${direct}.includes(host) ? 'DIRECT' : '${other}';
  }`;
  return {
    'network.proxy.type': 2,
    'network.proxy.autoconfig_url': `data:application/x-ns-proxy-autoconfig,${encodeURIComponent(script)}`,
  };
}

/** Firefox has no resolver rules: it takes the server for its proxy, and makes no request of its own meanwhile. */
export function proxyTo(port: number): Record<string, string | number | boolean> {
  return {
    'network.proxy.type': 1,
    'network.proxy.http': '127.0.0.1',
    'network.proxy.http_port': port,
    'network.proxy.ssl': '127.0.0.1',
    'network.proxy.ssl_port': port,
    'network.proxy.no_proxies_on': '',
    'network.proxy.allow_hijacking_localhost': true,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    'dom.security.https_first': false,
    'dom.security.https_only_mode': false,
  };
}

async function readAddonId(extensionDir: string): Promise<string> {
  const manifest = JSON.parse(await readFile(join(extensionDir, 'manifest.json'), 'utf8'));
  return manifest.browser_specific_settings.gecko.id;
}
