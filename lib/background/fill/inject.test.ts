import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { inject } from './inject.ts';

/** How each try to bring scripts into the page ends; after the last of them it succeeds. */
let ends: Error[];
let tries = 0;

const CLOSED = new Error('Cannot access contents of the page.');

beforeEach(() => {
  fakeBrowser.reset();
  tries = 0;
  ends = [];
  vi.spyOn(fakeBrowser.scripting, 'executeScript').mockImplementation((async () => {
    tries += 1;
    const end = ends.shift();
    if (end) throw end;
    return [{ result: 'in' }];
  }) as never);
});

const bring = async (url: string | undefined) => {
  vi.spyOn(fakeBrowser.tabs, 'get').mockResolvedValue({ url } as never);
  return inject({ tabId: 1, frameIds: [0] }, ['/fill.js'], false);
};

it('a page that has not heard of the click yet is tried again', async () => {
  ends = [CLOSED, CLOSED];
  expect(await bring('https://shop.example/')).toEqual({ result: 'in' });
  expect(tries).toBe(3);
});

it('one whose URL is not told is closed, and is not', async () => {
  ends = [CLOSED, CLOSED];
  await expect(bring(undefined)).rejects.toBe(CLOSED);
  expect(tries).toBe(1);
});

it('a page that never answers is given up', async () => {
  vi.useFakeTimers();
  try {
    vi.spyOn(fakeBrowser.scripting, 'executeScript').mockReturnValue(new Promise(() => {}) as never);
    const bringing = bring('https://shop.example/');
    const end = expect(bringing).rejects.toThrow('does not answer');
    await vi.advanceTimersByTimeAsync(60_000);
    await end;
  } finally {
    vi.useRealTimers();
  }
});
