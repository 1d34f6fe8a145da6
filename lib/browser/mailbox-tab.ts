import { browser } from 'wxt/browser';

/** Shows a route of the mailbox in its tab, which is opened if it is not there. */
export async function openMailboxTab(route: string): Promise<void> {
  const page = browser.runtime.getURL('/mailbox.html');
  const [open] = await browser.tabs.query({ url: `${page}*` });
  if (open?.id !== undefined) {
    await browser.tabs.update(open.id, { active: true, url: page + route });
    await browser.windows?.update?.(open.windowId, { focused: true });
  } else {
    // Without a window there is no place for a tab.
    await browser.tabs.create({ url: page + route }).catch(() => browser.windows?.create?.({ url: page + route }));
  }
}
