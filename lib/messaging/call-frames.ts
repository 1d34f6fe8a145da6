import { browser } from 'wxt/browser';
import type { CallOf, frameCalls } from './calls.ts';

/** Has the field button leave every page that it is in. */
export async function leavePages(): Promise<void> {
  const call: CallOf<typeof frameCalls> = { call: 'leavePage', args: {} };
  const tabs = await browser.tabs.query({ discarded: false });
  // Most tabs have no field button, and reject.
  await Promise.allSettled(tabs.map(({ id = -1 }) => browser.tabs.sendMessage(id, call)));
}
