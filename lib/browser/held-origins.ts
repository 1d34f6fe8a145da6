import { browser } from 'wxt/browser';
import { ALL_SITES } from '../site/site-pattern.ts';
import { switchFieldButtonOff } from './permission.ts';

/** @property fixed those that can't be given back: Chromium keeps what installing gave, Firefox lets that go too */
export type HeldOrigins = { origins: string[]; fixed: string[] };

/** The hosts that the browser lets us into, as match patterns. */
export async function readHeldOrigins(): Promise<HeldOrigins> {
  const { origins = [] } = await browser.permissions.getAll();
  const { host_permissions: installed = [] } = browser.runtime.getManifest();
  return { origins, fixed: import.meta.env.FIREFOX ? [] : installed };
}

/** Calls back after every change, until the signal aborts. */
export function watchHeldOrigins(onChange: () => void, signal: AbortSignal): void {
  const events = [browser.permissions.onAdded, browser.permissions.onRemoved];
  for (const event of events) event.addListener(onChange);
  signal.addEventListener('abort', () => {
    for (const event of events) event.removeListener(onChange);
  });
}

/** Gives one back. To be called within a click: with that for all sites, Chromium takes others along, and they are asked for again. */
export async function giveOriginBack(pattern: string): Promise<void> {
  if (pattern === ALL_SITES) await switchFieldButtonOff();
  else await browser.permissions.remove({ origins: [pattern] });
}
