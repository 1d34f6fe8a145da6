import type { Page } from 'puppeteer-core';

/** Opens a page when it is first wanted, and again once it is closed: it goes with an extension that is renewed. */
export function untilClosed(open: () => Promise<Page>): () => Promise<Page> {
  let opened: Page | undefined;
  let opening: Promise<Page> | undefined;
  return async () => {
    if (opened && (await isAlive(opened))) return opened;
    opening ??= open().finally(() => {
      opening = undefined;
    });
    opened = await opening;
    return opened;
  };
}

/** Firefox leaves the page of one that has gone standing, without any rights. */
function isAlive(page: Page): Promise<boolean> {
  return page.evaluate(() => chrome.runtime.id !== undefined).catch(() => false);
}
