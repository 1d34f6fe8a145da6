import type { WxtBrowser } from 'wxt/browser';
import type { CallOf, FieldCallName, fieldCalls } from './calls.ts';

/** Content scripts of both browsers have this name, and its functions return promises. The polyfill would double the script. */
const { runtime } = (globalThis as unknown as { chrome: WxtBrowser }).chrome;

/** Whether the extension is still there: neither removed nor updated since the script was injected. */
export function isExtensionThere(): boolean {
  return runtime.id !== undefined;
}

/** Calls the background from a page. @param call one of `fieldCalls`, where each is described */
export async function callFromFrame(call: FieldCallName): Promise<unknown> {
  return runtime.sendMessage({ call, args: {} } satisfies CallOf<typeof fieldCalls>);
}

/** Calls back when the background removes the field button from the page. The background sends no other call to a frame. */
export function watchButtonRemoval(onLeave: () => void): void {
  runtime.onMessage.addListener((_, { id, tab, url = '' }) => {
    // The same check as `isBackground`, which is too large to be in every page.
    if (
      id === runtime.id &&
      !tab &&
      /^[a-z]+-extension:.*\/(?:background\.js|_generated_background_page\.html)$/.test(url)
    )
      onLeave();
  });
}
