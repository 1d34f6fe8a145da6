import type { Page } from 'puppeteer-core';

/**
 * Asks for all that a content script of ours in a page can ask for, as one would that another took over.
 * @param own a page of the extension, which may enter the other
 * @param pageUrl of a tab that the extension has permission for
 * @returns what it got, as text
 */
export function askFromPage(own: Page, pageUrl: string): Promise<Record<string, string>> {
  return own.evaluate(async (url) => {
    const tab = (await chrome.tabs.query({})).find((one) => one.url === url);
    const [answer] = await chrome.scripting.executeScript({
      target: { tabId: tab?.id ?? -1 },
      func: async () => {
        const { storage, runtime, extension } = chrome;
        const settle = <T>(request: IDBRequest<T>) =>
          new Promise<T>((resolve, reject) => {
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(request.error);
          });
        const call = (name: string, args: object = {}) => runtime.sendMessage({ call: name, args });
        const asks: Record<string, () => unknown> = {
          local: () => storage.local.get(),
          session: () => storage.session.get(),
          sync: () => storage.sync.get(),
          databases: async () => (await indexedDB.databases()).map(({ name }) => name),
          private: async () => (await settle(indexedDB.open('private'))).transaction('items').objectStore('items'),
          background: () => (runtime as { getBackgroundPage?: () => unknown }).getBackgroundPage?.(),
          views: () => extension?.getViews?.(),
          file: async () => (await fetch(runtime.getURL('/popup.html'))).text(),
          connect: () => call('connect', { baseUrl: 'https://evil.example', key: 'k' }),
          createAddress: () => call('createAddress'),
          checkNow: () => call('checkNow'),
          fillCode: () => call('fillCode', { id: 'm' }),
          port: () =>
            new Promise((resolve, reject) => {
              const port = runtime.connect({ name: 'view' });
              port.onMessage.addListener(resolve);
              port.onDisconnect.addListener(() => reject(new Error('disconnected')));
              port.postMessage({ call: 'showBeside', args: { route: '#/message/m' } });
              setTimeout(() => reject(new Error('no answer')), 300);
            }),
        };
        const got: Record<string, string> = {};
        for (const [name, ask] of Object.entries(asks)) {
          try {
            const value = await ask();
            if (value !== undefined && value !== null) got[name] = JSON.stringify(value) ?? String(value);
          } catch {
            // It was refused.
          }
        }
        return got;
      },
    });
    return answer?.result as Record<string, string>;
  }, pageUrl);
}
