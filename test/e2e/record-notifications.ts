import type { WebWorker } from 'puppeteer-core';
import type { CreatedNotification } from './extension-browser.ts';

const BINDING = 'recordNotification';

/** @param isRepeat it was on the screen already; said in a report of its own, after the first */
type Report = (notification: CreatedNotification, isRepeat: boolean) => void;

/**
 * Reports every notification that the worker asks the browser for. The extension is as it was shipped: the browser's own function is
 * wrapped inside the running worker, and still called.
 */
export async function recordNotifications(worker: WebWorker, report: Report): Promise<void> {
  worker.client.on('Runtime.bindingCalled', ({ name, payload }) => {
    if (name !== BINDING) return;
    const { notification, isRepeat } = JSON.parse(payload);
    report(notification, isRepeat);
  });
  await worker.client.send('Runtime.addBinding', { name: BINDING });
  await worker.evaluate((binding) => {
    const record = Reflect.get(globalThis, binding) as (payload: string) => void;
    type Options = { title: string; message: string; buttons?: { title: string }[] };
    type Create = (...args: [Options] | [string, Options]) => Promise<string>;
    const wrap = (api: { create: Create; getAll: () => Promise<object> }) => {
      const create = api.create;
      api.create = (...args) => {
        const [id, { title, message, buttons = [] }] = args.length === 1 ? ['', args[0]] : args;
        const notification = { id, title, message, buttons: buttons.map((button) => button.title) };
        // The browser answers in the order in which it is asked: this is how it was before.
        void api.getAll().then((shown) => {
          if (id in shown) record(JSON.stringify({ notification, isRepeat: true }));
        });
        record(JSON.stringify({ notification, isRepeat: false }));
        return create.apply(api, args);
      };
    };
    // Chromium may have the same API under both names, as one object or as two.
    const { browser } = globalThis as { browser?: typeof chrome };
    const apis = new Set([chrome.notifications, browser?.notifications]);
    for (const api of apis) if (api) wrap(api as unknown as { create: Create; getAll: () => Promise<object> });
  }, BINDING);
}
