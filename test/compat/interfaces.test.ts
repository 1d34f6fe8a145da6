import type { Identifier } from '@mdn/browser-compat-data';
import { expect, it, test } from 'vitest';
import { readSources } from '../house/read-sources.ts';
import { compatData, findEntry, isSupported, OLDEST_BROWSERS, type Oldest } from './support.ts';

const { api } = compatData.webextensions as { api: Identifier };

/** Firefox has one interface under both names, and MDN knows the other. */
const MDN_NAMES: Record<string, string> = { contextMenus: 'menus' };

/** Reached only by browsers that have the interface, with what leads there. */
const GUARDED: Record<string, string> = {
  'lib/background/fill/fill-menu.ts contextMenus.create': 'it returns before, without menus',
  'lib/background/fill/fill-menu.ts contextMenus.removeAll': 'it returns before, without menus',
  'lib/browser/notification.ts notifications.update': 'in the build for Chromium',
  'lib/browser/panel.ts sidebarAction': 'compared with undefined, then asked for by `?.`',
  'lib/browser/panel.ts sidePanel.open': 'an error is caught',
  'lib/browser/panel.ts windows.WINDOW_ID_CURRENT': 'an error is caught',
  'lib/browser/own-extension.ts commands.getAll': 'it returns before, without commands',
  'lib/site/loaded-sites.ts publicSuffix': 'where it is absent, the list is loaded',
  'lib/page/fields/shadow-dom.ts dom.openOrClosedShadowRoot': 'asked for by `chrome?.dom`',
};

/** `browser.tabs?.query`, also after `(globalThis as …)` and in `const { windows } = browser`. */
const USE = /\b(?:browser|chrome)\b((?:\s*\??\.\s*\w+)+(?:\s*(?:\?\.)?\()?)|\{ (\w+)[^{}]* \} = (?:browser|chrome)\b/g;

/** What a source uses of the interfaces for extensions and a browser lacks, if the next step does not ask for it by `?.`. */
function findUnguarded(text: string, oldest: Oldest): string[] {
  const code = text.replaceAll(/\/\*.*?\*\/|^\s*\/\/.*$/gms, '');
  return [...code.matchAll(USE)].flatMap(([, steps = '', taken = '']) => {
    const path = `${steps}${taken && `.${taken}.`}`.match(/\??\.\s*\w*|\(/g) ?? [];
    const names = path.map((step) => step.replace(/\W/g, '')).filter(Boolean);
    const known = [MDN_NAMES[names[0] ?? ''] ?? names[0] ?? '', ...names.slice(1)];
    const lacking = known.findIndex((_, at) => !isSupported(findEntry(api, known.slice(0, at + 1))?.__compat, oldest));
    // What is only named is undefined, and costs nothing.
    const isGuarded = lacking < 0 || (path[lacking + 1] ?? '?').startsWith('?');
    return isGuarded ? [] : [names.join('.')];
  });
}

const sources = readSources('{entrypoints,components,lib}/**/*.{ts,tsx}');

it.each(Object.entries(OLDEST_BROWSERS))('%s gets no call that it has not', (_, oldest) => {
  const found = sources.flatMap(({ file, text }) => findUnguarded(text, oldest).map((path) => `${file} ${path}`));
  expect([...new Set(found)].filter((use) => !(use in GUARDED))).toEqual([]);
});

/** `requestIdleCallback(`, `new Name(`: what is called as a function of the page, not of an object. */
const CALLED = /(?<![\w$.#]|function |\?\.)(?:new )?([a-zA-Z]\w+)\(/g;

it.each(Object.entries(OLDEST_BROWSERS))('%s has each function of the page that is called', (_, oldest) => {
  const platform = compatData.api as Identifier;
  const called = new Set(sources.flatMap(({ text }) => [...text.matchAll(CALLED)].map(([, name = '']) => name)));
  const own = new Set(
    sources.flatMap(({ text }) => [...text.matchAll(/function (\w+)/g)].map(([, name = '']) => name)),
  );
  const lacking = [...called.difference(own)].filter((name) =>
    [['Window', name], [name], [name, name]].some((path) => !isSupported(findEntry(platform, path)?.__compat, oldest)),
  );
  expect(lacking).toEqual([]);
});

it('lists nothing as guarded that no browser lacks', () => {
  const found = sources.flatMap(({ file, text }) =>
    Object.values(OLDEST_BROWSERS).flatMap((oldest) => findUnguarded(text, oldest).map((path) => `${file} ${path}`)),
  );
  expect(Object.keys(GUARDED).filter((use) => !found.includes(use))).toEqual([]);
});

test.each([
  ['browser.commands.onCommand.addListener(run);', ['commands.onCommand.addListener']],
  ['browser.commands?.onCommand.addListener(run);', []],
  ['browser.windows\n  .getAll();', ['windows.getAll']],
  ['const { windows } = chrome;', ['windows']],
  ['browser.notifications.update("a");', ['notifications.update']],
  ['browser.notifications.update?.("a");', []],
  ['(globalThis as Page).chrome.windows.getAll();', ['windows.getAll']],
  ['export const hasWindows = browser.windows !== undefined;', []],
  ['browser.notifications.create("a", {});', []],
])('Firefox for Android and %s', (text, found) => {
  expect(findUnguarded(text, OLDEST_BROWSERS.android)).toEqual(found);
});
