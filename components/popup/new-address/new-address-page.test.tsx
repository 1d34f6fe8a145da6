import { expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { renderProps } from '../../../test/render-props.ts';
import { until } from '../../../test/until.ts';
import { type PopupContext, PopupProvider } from '../popup-context.ts';
import { NewAddressForm } from './new-address-form.tsx';
import { NewAddressPage } from './new-address-page.tsx';

it.each<[string, boolean]>([
  ['stores', false],
  ['refuses to store', true],
])('an address is created where the browser %s the choice that the next form begins with', async (_, isRefused) => {
  fakeBrowser.reset();
  const created: unknown[] = [];
  const context = {
    state: { connections: [], domainChoice: { domains: {}, refused: new Map() }, running: new Set() },
    actions: { createChosen: async (request: unknown) => void created.push(request) },
  } as unknown as PopupContext;
  const { props: form, unmount } = renderProps(
    <PopupProvider value={context}>
      <NewAddressPage />
    </PopupProvider>,
    NewAddressForm,
  );
  await until(() => expect(form()).toBeDefined());
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  if (isRefused) vi.spyOn(fakeBrowser.storage.local, 'set').mockRejectedValue(new Error('no room'));
  await form()?.onCreate({ name: 'quiet.lark' }, { name: 'own' });
  expect(created).toEqual([{ name: 'quiet.lark' }]);
  await until(() => expect(warn).toHaveBeenCalledTimes(isRefused ? 1 : 0));
  unmount();
});
