import type { WebWorker } from 'puppeteer-core';
import type { CreatedNotification } from './extension-browser.ts';

const BINDING = 'recordNotification';

/** @param what happened to it; a repeat was on the screen already, which is said in a report of its own, after the first */
type Report = (notification: CreatedNotification, what: 'created' | 'repeated' | 'changed') => void;

/**
 * Reports every notification that the worker asks the browser for. The extension is as it was shipped: the browser's own function is
 * wrapped inside the running worker, and still called.
 */
export async function recordNotifications(worker: WebWorker, report: Report): Promise<void> {
  worker.client.on('Runtime.bindingCalled', ({ name, payload }) => {
    if (name !== BINDING) return;
    const { notification, what } = JSON.parse(payload);
    report(notification, what);
  });
  await worker.client.send('Runtime.addBinding', { name: BINDING });
  await worker.evaluate((binding) => {
    const record = Reflect.get(globalThis, binding) as (payload: string) => void;
    type Options = { title: string; message: string; buttons?: { title: string }[] };
    type Create = (...args: [Options] | [string, Options]) => Promise<string>;
    type Update = (id: string, options: Options) => Promise<boolean>;
    const wrap = (api: { create: Create; update: Update; getAll: () => Promise<object> }) => {
      const update = api.update;
      api.update = (id, options) => {
        const { title, message, buttons = [] } = options;
        const notification = { id, title, message, buttons: buttons.map((button) => button.title) };
        record(JSON.stringify({ notification, what: 'changed' }));
        return update.call(api, id, options);
      };
      const create = api.create;
      api.create = (...args) => {
        const [id, { title, message, buttons = [] }] = args.length === 1 ? ['', args[0]] : args;
        const notification = { id, title, message, buttons: buttons.map((button) => button.title) };
        // The browser answers in the order in which it is asked: this is how it was before.
        void api.getAll().then((shown) => {
          if (id in shown) record(JSON.stringify({ notification, what: 'repeated' }));
        });
        record(JSON.stringify({ notification, what: 'created' }));
        return create.apply(api, args);
      };
    };
    // Chromium may have the same API under both names, as one object or as two.
    const { browser } = globalThis as { browser?: typeof chrome };
    const apis = new Set([chrome.notifications, browser?.notifications]);
    for (const api of apis) if (api) wrap(api as unknown as Parameters<typeof wrap>[0]);
  }, BINDING);
}
