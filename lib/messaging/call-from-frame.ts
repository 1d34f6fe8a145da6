import type { WxtBrowser } from 'wxt/browser';
import type { CallOf, FieldCallName, fieldCalls } from './calls.ts';

/** Both browsers know this name in pages, and answer with promises; the polyfill would weigh as much as all the rest. */
const { runtime } = (globalThis as unknown as { chrome: WxtBrowser }).chrome;

/** Whether the extension is still there: not removed, and not updated since the script came into the page. */
export function isExtensionThere(): boolean {
  return runtime.id !== undefined;
}

/**
 * Calls the background from a page.
 * @param call one of `fieldCalls`, which says what each does
 */
export async function callFromFrame(call: FieldCallName): Promise<unknown> {
  return runtime.sendMessage({ call, args: {} } satisfies CallOf<typeof fieldCalls>);
}

/** Calls back when the background has the field button removed from the page. It sends no other call to a frame. */
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
