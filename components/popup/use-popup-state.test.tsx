import { render } from 'preact';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { SiteBeside } from '../../lib/browser/site-beside.ts';
import { fieldButtonItem } from '../../lib/storage/settings.ts';
import { openTestMailbox } from '../../test/mailbox/open-test-mailbox.ts';
import { type DataState, usePopupState } from './use-popup-state.ts';

beforeEach(() => fakeBrowser.reset());

const ROUTE = { view: 'mail' } as const;
const at = (host: string): SiteBeside => ({ name: host, host, hasAccess: false });

/** The state of the popup, drawn as nothing. @returns what it was at each render, and how to change the site beside it */
function showState() {
  openTestMailbox();
  Object.assign(fakeBrowser.runtime, { getBrowserInfo: async () => ({ version: '153.0' }) });
  vi.stubGlobal('document', {});
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  onTestFinished(() => {
    render(null, parent);
    vi.unstubAllGlobals();
  });
  const rendered: DataState[] = [];
  let site = at('shop.example');
  let changeSite = () => {};
  const environment = {
    canFill: true,
    readSite: async () => site,
    watchSite: (onChange: () => void) => {
      changeSite = onChange;
    },
  };
  const Probe = () => {
    rendered.push(usePopupState(ROUTE, environment, {}).data);
    return null;
  };
  const parent = { childNodes: [] } as unknown as Element;
  const draw = () => render(<Probe />, parent);
  draw();
  return {
    rendered,
    draw,
    goTo: (host: string) => {
      site = at(host);
      changeSite();
    },
  };
}

it('a render that nothing has changed for gives the same state, from which no view is decided anew', async () => {
  const { rendered, draw } = showState();
  await vi.waitFor(() => {
    const { mailbox, siteButton, codeFill, capabilities, openTabs } = rendered.at(-1) ?? {};
    expect([mailbox, siteButton, codeFill, capabilities, openTabs]).not.toContain(undefined);
  });
  const before = rendered.at(-1);
  draw();
  expect(rendered.at(-1)).not.toBe(before);
  for (const [name, value] of Object.entries(rendered.at(-1) ?? {}))
    if (name !== 'now') expect(value, name).toBe(before?.[name as keyof DataState]);
});

it('the field button that was switched on for a site is not shown as on for the next one', async () => {
  vi.spyOn(fakeBrowser.permissions, 'request').mockImplementation(async () => true);
  await fieldButtonItem.write({ ...fieldButtonItem.initial, isEverywhere: true });
  const { rendered, goTo } = showState();
  const button = () => rendered.at(-1)?.siteButton;
  await vi.waitFor(() => expect(button()).toMatchObject({ host: 'shop.example', isOn: false }));
  button()?.onChange(true);
  await vi.waitFor(() => expect(button()).toMatchObject({ host: 'shop.example', isOn: true }));
  goTo('other.example');
  await vi.waitFor(() => expect(button()).toMatchObject({ host: 'other.example', isOn: false }));
});
