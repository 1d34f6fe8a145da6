import 'fake-indexeddb/auto';
import { expect, it, onTestFinished, vi } from 'vitest';
import { until } from '../../test/until.ts';

type Listener = (...args: unknown[]) => void;

/** A browser that refuses all that is asked of it, and gives nothing but its events. */
function createRefusingBrowser() {
  const listeners: [path: string, listen: Listener][] = [];
  const refuse = (path: string): unknown =>
    new Proxy(() => {}, {
      get: (_, name) => refuse(`${path}.${String(name)}`),
      apply(_, __, [listen]) {
        if (path.endsWith('.addListener')) listeners.push([path, listen]);
        else if (/\.(getURL|getUILanguage|getMessage|getManifest)$/.test(path)) return '';
        else if (path.endsWith('.publicSuffix.getDomain')) throw new Error(`refused: ${path}`);
        else return Promise.reject(new Error(`refused: ${path}`));
      },
    });
  return { listeners, browser: refuse('browser') };
}

/** What each event hands over, where a listener reads it before it does anything that may fail. */
const ARGUMENTS: Record<string, unknown[]> = {
  'browser.runtime.onInstalled.addListener': [{ reason: 'install' }],
  'browser.runtime.onConnect.addListener': [{ name: 'other' }],
  'browser.contextMenus.onClicked.addListener': [{ menuItemId: 'fill' }, { id: 1, url: 'https://shop.example/' }],
  'browser.commands.onCommand.addListener': ['fill', { id: 1, url: 'https://shop.example/' }],
};

/** Starts a background of its own, with modules that no other test shares, and forgets it after the test. */
async function startBackground(browser: unknown): Promise<void> {
  const channels: BroadcastChannel[] = [];
  class Channel extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      channels.push(this);
    }
  }
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('addEventListener', vi.fn());
  vi.resetModules();
  vi.doMock('wxt/browser', () => ({ browser }));
  onTestFinished(() => {
    for (const channel of channels) channel.close();
    vi.doUnmock('wxt/browser');
    vi.resetModules();
  });
  const { default: background } = await import('../../entrypoints/background/index.ts');
  background.main();
}

it('no listener of the background leaves a rejection that nobody handles, whatever the browser refuses', async () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => void unhandled.push(reason);
  process.on('unhandledRejection', note);
  onTestFinished(() => void process.off('unhandledRejection', note));
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { browser, listeners } = createRefusingBrowser();

  await startBackground(browser);
  expect(listeners.length).toBeGreaterThan(20);
  for (const [path, listen] of listeners) listen(...(ARGUMENTS[path] ?? [{}, {}, {}]));
  const names = () => warn.mock.calls.map(([message]) => `${message}`);
  const failed = [
    'upkeep',
    'welcome page',
    'button in fields',
    'fill menu',
    'click in the menu',
    'new mail',
    'tidying',
  ];
  const expected = [
    ...failed.map((name) => `The background failed at: ${name}.`),
    'Polling goes on with the next alarm:',
    'What a failed run leads to failed, too:',
    'Deleting goes on with the next alarm:',
  ];
  await until(() => expect(names()).toEqual(expect.arrayContaining(expected)));
  expect(unhandled).toEqual([]);
});
