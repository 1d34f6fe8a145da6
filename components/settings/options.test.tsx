import { expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { settingsItem } from '../../lib/storage/settings.ts';
import { renderProps } from '../../test/render-props.ts';
import { until } from '../../test/until.ts';
import { Options } from './options.tsx';
import { OptionsView } from './options-view.tsx';

it('a setting that the browser refuses to store is told as a problem, until one is stored', async () => {
  fakeBrowser.reset();
  Object.assign(fakeBrowser, { commands: undefined });
  Object.assign(fakeBrowser.action, { getUserSettings: async () => ({}) });
  Object.assign(fakeBrowser.runtime, {
    getManifest: () => ({ version: '1.0' }),
    getBrowserInfo: async () => ({ version: '153.0' }),
  });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('document', { addEventListener: () => {} });
  vi.stubGlobal('location', { hash: '' });
  const { props: view, unmount } = renderProps(<Options />, OptionsView);
  await until(() => expect(view()?.state.settings).toBeDefined());
  const refusing = vi.spyOn(fakeBrowser.storage.local, 'set').mockRejectedValue(new Error('no room'));
  view()?.actions.changeSettings({ pace: 'quick' });
  await until(() => expect(view()?.state.problem).toEqual({ kind: 'storage' }));
  refusing.mockRestore();
  view()?.actions.changeSettings({ pace: 'quick' });
  await until(() => expect(view()?.state).toMatchObject({ problem: undefined, settings: { pace: 'quick' } }));
  expect((await settingsItem.read()).pace).toBe('quick');
  unmount();
});
