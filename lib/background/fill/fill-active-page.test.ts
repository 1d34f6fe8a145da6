import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { findActiveTarget } from './fill-active-page.ts';

const TAB = { id: 7, url: 'https://shop.example/sign-up', incognito: false };

beforeEach(() => {
  fakeBrowser.reset();
});

it('a shortcut is for the tab that the browser names, and for the active one where it names none', async () => {
  const query = vi.spyOn(fakeBrowser.tabs, 'query').mockResolvedValue([{ ...TAB, id: 8 }] as never);
  expect(await findActiveTarget(TAB as never)).toEqual({
    target: { tabId: 7, frameId: 0, origin: 'https://shop.example' },
    url: TAB.url,
    profile: {},
  });
  expect(query).not.toHaveBeenCalled();
  expect((await findActiveTarget()).target.tabId).toBe(8);
  expect(query).toHaveBeenCalledWith({ active: true, lastFocusedWindow: true });
});

it('a page whose URL the browser keeps from us has no origin, and a private tab its profile', async () => {
  vi.spyOn(fakeBrowser.tabs, 'query').mockResolvedValue([{ id: 8, incognito: true }] as never);
  expect(await findActiveTarget()).toMatchObject({ url: undefined, profile: { isPrivate: true } });
  expect((await findActiveTarget()).target.origin).toBeUndefined();
});
