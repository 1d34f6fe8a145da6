import { browser } from 'wxt/browser';

/** The ids of all tabs, which browsers tell without a permission. */
export async function readOpenTabs(): Promise<ReadonlySet<number>> {
  return new Set((await browser.tabs.query({})).flatMap(({ id }) => (id === undefined ? [] : [id])));
}

/** Calls back whenever a tab was opened or closed, until the signal aborts. */
export function watchOpenTabs(onChange: () => void, signal: AbortSignal): void {
  const events = [browser.tabs.onCreated, browser.tabs.onRemoved];
  for (const event of events) event.addListener(onChange);
  signal.addEventListener('abort', () => {
    for (const event of events) event.removeListener(onChange);
  });
}
