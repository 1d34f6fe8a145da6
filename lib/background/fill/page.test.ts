import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { injectFillScript } from './page.ts';

type Injection = { files?: string[]; func?: (...args: unknown[]) => unknown; args?: unknown[] };

/** A tab that shows a document of this origin by the time our script is in it, and does what our functions do there. */
function showPage(origin: string) {
  const left = vi.fn();
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('mayflyFill', { leave: left });
  const name = `${performance.timeOrigin}/1`;
  vi.spyOn(fakeBrowser.scripting, 'executeScript').mockImplementation((async ({ files, func, args }: Injection) => [
    { result: files ? { name } : await func?.(...(args ?? [])) },
  ]) as never);
  return { left };
}

const target = { tabId: 1, frameId: 0, origin: 'https://shop.example' };

beforeEach(() => fakeBrowser.reset());

it.each([
  ['https://shop.example', true],
  ['https://evil.example', false],
  ['http://shop.example', false],
  ['https://shop.example:8443', false],
  ['null', false],
])('of a click at https://shop.example, a document of %s is filled: %s', async (origin, isFilled) => {
  const { left } = showPage(origin);
  const injecting = injectFillScript(target, false);
  if (isFilled) await injecting;
  else await expect(injecting).rejects.toThrow('Another document');
  expect(left).toHaveBeenCalledTimes(isFilled ? 0 : 1);
});
