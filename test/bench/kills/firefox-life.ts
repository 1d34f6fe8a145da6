import { randomUUID } from 'node:crypto';
import type { Page } from 'puppeteer-core';
import { openFirefoxTab } from '../../e2e/firefox-pages.ts';
import { startFirefox } from '../../e2e/start-firefox.ts';
import { waitFor } from '../../e2e/wait-for.ts';
import { killBrowser, type StartLife } from './life.ts';

/**
 * Wraps the background page's function for notifications, which is still called. What is asked for before that, in the first moment of a
 * life, is not told.
 */
async function recordNotifications(page: Page, onNotified: (id: string, words: string) => void): Promise<void> {
  await page.exposeFunction('tellNotified', onNotified);
  await page.evaluate(async () => {
    const { tellNotified } = globalThis as unknown as { tellNotified: (id: string, words: string) => void };
    type Create = (id: string, options: { title: string; message: string }) => Promise<string>;
    const background = (await chrome.runtime.getBackgroundPage()) as unknown as { browser: typeof chrome };
    const api = background.browser.notifications as unknown as { create: Create };
    const create = api.create;
    api.create = (id, options) => {
      tellNotified(id, `${options.title}\n${options.message}`);
      return create.call(api, id, options);
    };
  });
}

/** A temporary add-on, whose storage Firefox would remove with it: it keeps its address, and what it stored. */
export function firefoxLife(extensionDir: string, profile: string): StartLife {
  const host = randomUUID();
  return async (onNotified) => {
    const { browser, origin } = await startFirefox(extensionDir, {}, profile, host);
    const open = () => openFirefoxTab(browser, `${origin}/options.html`).catch(() => undefined);
    const page = await waitFor('a page of the extension', open);
    await recordNotifications(page, onNotified);
    return {
      page,
      openPage: (url) => openFirefoxTab(browser, url),
      kill: () => killBrowser(browser),
      close: () => browser.close(),
    };
  };
}
