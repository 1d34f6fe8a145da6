import { browser } from 'wxt/browser';

/** Brings the browser in front of other programs, where a notification may have been clicked. */
export async function raiseWindow(): Promise<void> {
  // Android has no windows; and where none is open, none can be raised.
  const window = await browser.windows?.getLastFocused().catch(() => undefined);
  if (window?.id !== undefined && !window.focused) await browser.windows?.update?.(window.id, { focused: true });
}
