import { type Target, TargetType } from 'puppeteer-core';
import { openChromiumTab } from '../../e2e/chromium-pages.ts';
import { recordNotifications } from '../../e2e/record-notifications.ts';
import { startChromium } from '../../e2e/start-chromium.ts';
import { waitFor } from '../../e2e/wait-for.ts';
import { killBrowser, type StartLife } from './life.ts';

export function chromiumLife(extensionDir: string, profile: string): StartLife {
  return async (onNotified) => {
    const { browser, origin } = await startChromium(extensionDir, { profile });
    const watch = async (target: Target) => {
      const worker = target.type() === TargetType.SERVICE_WORKER ? await target.worker() : undefined;
      if (!worker) return;
      await recordNotifications(worker, ({ id, title, message }, what) => {
        if (what === 'created') onNotified(id, `${title}\n${message}`);
      });
    };
    // A worker that dies meanwhile needs no watching.
    const ignore = () => undefined;
    browser.on('targetcreated', (target) => void watch(target).catch(ignore));
    for (const target of browser.targets()) void watch(target).catch(ignore);
    // At install the extension opens a page of its own, which may take this tab while it is still empty.
    const open = () => openChromiumTab(browser, `${origin}/options.html`).catch(() => undefined);
    return {
      page: await waitFor('a page of the extension', open),
      openPage: (url) => openChromiumTab(browser, url),
      kill: () => killBrowser(browser),
      close: () => browser.close(),
    };
  };
}
