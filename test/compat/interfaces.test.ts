import type { Identifier } from '@mdn/browser-compat-data';
import { expect, it, test } from 'vitest';
import { readSources } from '../house/read-sources.ts';
import { findUses, type Use } from './find-uses.ts';
import { isGuarded } from './is-guarded.ts';
import { compatData, findEntry, isSupported, OLDEST_BROWSERS, type Oldest } from './support.ts';
import type { SyntaxNode } from './syntax.ts';

const { api } = compatData.webextensions as { api: Identifier };

/** Firefox has one interface under both names, and MDN knows the other. */
const MDN_NAMES: Record<string, string> = { contextMenus: 'menus' };

/** How much of a use's path the browser lacks: undefined where it has all that MDN knows of. */
function findLacking({ path: [first = '', ...others] }: Use, oldest: Oldest): number | undefined {
  const path = [MDN_NAMES[first] ?? first, ...others];
  for (let steps = 1; steps <= path.length; steps += 1) {
    if (!isSupported(findEntry(api, path.slice(0, steps))?.__compat, oldest)) return steps;
  }
  return undefined;
}

/** @param isFirefox whether the build for Firefox is what runs in that browser */
function findUnguarded(sources: { file: string; text: string }[], oldest: Oldest): string[] {
  return sources.flatMap(({ file, text }) => {
    const uses = findUses(file, text);
    const isOfBuild = ({ start, end }: SyntaxNode) => text.slice(start, end).includes('import.meta.env.FIREFOX');
    const unguarded = uses.filter((use) => {
      const lacking = findLacking(use, oldest);
      return lacking !== undefined && !isGuarded(use, lacking, uses, isOfBuild);
    });
    return unguarded.map(({ path, start }) => `${file}:${text.slice(0, start).split('\n').length} ${path.join('.')}`);
  });
}

const sources = readSources('{entrypoints,components,lib}/**/*.{ts,tsx}');
const used = new Set(sources.flatMap(({ file, text }) => findUses(file, text)).map(({ path }) => path.join('.')));

it.each(Object.entries(OLDEST_BROWSERS))('%s gets no call that it has not', (_, oldest) => {
  expect(findUnguarded(sources, oldest)).toEqual([]);
});

it('sees what the code uses', () => {
  expect(used.size).toBeGreaterThan(80);
  for (const path of [
    'contextMenus.create',
    'commands.getAll',
    'sidebarAction.open',
    'windows.getCurrent',
    'storage.local.get',
  ])
    expect([...used].filter((one) => one === path || one.startsWith(`${path}.`))).not.toEqual([]);
});

const ANDROID = OLDEST_BROWSERS.android;
test.each([
  ['browser.commands.onCommand.addListener(run);', false],
  ['browser.commands?.onCommand.addListener(run);', true],
  ['if (browser.windows) browser.windows.update(1);', true],
  ['if (browser.tabs) browser.windows.update(1);', false],
  ['browser.windows ? browser.windows.getAll() : [];', true],
  ['function f() { if (!browser.windows) return; browser.windows.getAll(); }', true],
  ['function f() { if (!browser.windows) log(); browser.windows.getAll(); }', false],
  ['const { windows } = chrome; windows.getAll();', false],
  ['const { windows } = chrome; windows?.getAll();', true],
  ['const known = browser.commands; known.getAll();', false],
  ['browser.contextMenus.create({});', false],
  ['export const hasWindows = browser.windows !== undefined;', true],
  ['(globalThis as Page).chrome.windows.getAll();', false],
  ['(browser.windows?.onRemoved ?? browser.tabs.onRemoved).addListener(run);', true],
  ['(browser.tabs ?? browser.menus).onShown.addListener(run);', false],
  ['browser.notifications.create("a", {});', true],
])('%s', (text, isFine) => {
  expect(findUnguarded([{ file: 'a.ts', text }], ANDROID)).toEqual(isFine ? [] : [expect.stringMatching(/^a\.ts:1 /)]);
});
