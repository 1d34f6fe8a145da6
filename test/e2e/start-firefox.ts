import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import puppeteer, { type Browser } from 'puppeteer-core';
import { SCREEN } from './display.ts';
import { findProgram } from './find-program.ts';
import { findFirefoxPage, openFirefoxTab } from './firefox-pages.ts';
import { findFirefoxWindow } from './firefox-window.ts';
import { allowPrivatelyInFirefox } from './private-firefox.ts';
import type { Surroundings } from './start-chromium.ts';

/** Starts Firefox with an empty profile. @param profile the folder of its profile, which the caller removes; absent: a temporary one */
export function startEmptyFirefox(
  { display, downloads, internet, names, preferences, remembersNothing = false }: Surroundings,
  profile?: string,
): Promise<Browser> {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: findProgram('firefox-esr'),
    headless: display === undefined,
    // That server signs its own certificates.
    acceptInsecureCerts: internet !== undefined,
    ...(profile !== undefined && { userDataDir: profile }),
    defaultViewport: null,
    // In a locale without Unicode, names of files that are not ASCII can't be saved.
    env: { ...process.env, LC_ALL: 'C.UTF-8', ...(display !== undefined && { DISPLAY: display }) },
    args: ['--remote-allow-system-access', `--width=${SCREEN.width}`, `--height=${SCREEN.height}`],
    extraPrefsFirefox: {
      ...(downloads !== undefined && { 'browser.download.dir': downloads, 'browser.download.folderList': 2 }),
      ...(internet !== undefined && proxyTo(internet)),
      ...(remembersNothing && { 'browser.privatebrowsing.autostart': true }),
      ...(names && { 'network.dns.localDomains': names.join() }),
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
}

/** @property addonId of the add-on @property host what its pages' addresses begin with */
export type InFirefox = { addonId: string; host: string; origin: string };

/**
 * Installs a temporary add-on.
 * @param extensionDir the built extension
 * @returns once the add-on has opened its settings, as it does at install
 */
export async function installInFirefox(
  browser: Browser,
  extensionDir: string,
  { remembersNothing = false }: Surroundings = {},
): Promise<InFirefox> {
  const window = await findFirefoxWindow(browser);
  const addonId = await browser.installExtension(resolve(extensionDir));
  const host = String(await window.evaluate(`return WebExtensionPolicy.getByID('${addonId}').mozExtensionHostname`));
  const origin = `moz-extension://${host}`;
  if (remembersNothing) {
    // What it opened before that, it could not show.
    await allowPrivatelyInFirefox(window, host);
    await openFirefoxTab(browser, `${origin}/options.html`);
  }
  // A tab that is still blank when another one is opened would be taken for it.
  await findFirefoxPage(browser, `${origin}/options.html`);
  return { addonId, host, origin };
}

/**
 * Starts Firefox with an empty profile and one temporary add-on in it, see `installInFirefox`.
 * @param profile as of `startEmptyFirefox`
 * @param kept what the add-on's pages' addresses begin with: it has the same, and what it stored, with each start on this profile
 */
export async function startFirefox(
  extensionDir: string,
  surroundings: Surroundings,
  profile?: string,
  kept?: string,
): Promise<InFirefox & { browser: Browser }> {
  const keepStored = kept !== undefined && {
    'extensions.webextensions.uuids': JSON.stringify({ [await readAddonId(extensionDir)]: kept }),
    // A temporary add-on is gone with the browser, and with it what it stored.
    'extensions.webextensions.keepStorageOnUninstall': true,
    'extensions.webextensions.keepUuidOnUninstall': true,
  };
  const preferences = { ...surroundings.preferences, ...keepStored };
  const browser = await startEmptyFirefox({ ...surroundings, preferences }, profile);
  return { browser, ...(await installInFirefox(browser, extensionDir, surroundings)) };
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
