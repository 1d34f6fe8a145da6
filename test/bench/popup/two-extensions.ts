import { join, resolve } from 'node:path';
import puppeteer, { type Extension, type Page } from 'puppeteer-core';
import { killWorker as killWorkerOf } from '../../e2e/chromium-worker.ts';
import { waitFor } from '../../e2e/wait-for.ts';
import { findProgram } from '../../find-program.mjs';

/** It does nothing: what a popup and a worker cost before anything is in them. */
const EMPTY = join(import.meta.dirname, 'empty');

/** An installed extension, and a page with its rights but none of its code. */
export type Installed = { extension: Extension; origin: string; observer: Page };

/** Ours and an empty one in the same Chromium, so that one can be measured beside the other. */
export type TwoExtensions = { ours: Installed; empty: Installed; page: Page };

/** @param closing ends it all */
export async function installBoth(build: string, closing: AsyncDisposableStack): Promise<TwoExtensions> {
  const browser = await puppeteer.launch({
    executablePath: findProgram('chromium'),
    pipe: true,
    defaultViewport: null,
    enableExtensions: [resolve(build), EMPTY],
    args: [
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--lang=en-US',
      // With room for a whole popup, as an ordinary screen has it.
      '--screen-info={1600x1200}',
      '--window-size=1400,1000',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  closing.defer(() => browser.close());
  const find = (isOurs: boolean) =>
    waitFor('both extensions', async () =>
      [...(await browser.extensions()).values()].find(({ name }) => (name === 'Mayfly') === isOurs),
    );
  const install = async (extension: Extension): Promise<Installed> => {
    const origin = `chrome-extension://${extension.id}`;
    const observer = await browser.newPage();
    await observer.goto(`${origin}/manifest.json`);
    return { extension, origin, observer };
  };
  const ours = await install(await find(true));
  const empty = await install(await find(false));
  const page = await browser.newPage();
  await page.goto('data:text/html,<title>A page</title><p>beside which the popup opens</p>');
  return { ours, empty, page };
}

/** Kills the extension's worker, as the browser does after 30 idle seconds. */
export function killWorker({ extension, observer }: Installed): Promise<void> {
  return killWorkerOf(observer.browser(), extension);
}

/** How long a call from a page waits for the worker, which has to start for it; milliseconds. */
export async function measureWorkerStart(installed: Installed): Promise<number> {
  await killWorker(installed);
  return measureCall(installed);
}

/** How long a call waits for a worker that is there. Refused by ours, which has it parsed, and no more. */
export function measureCall({ observer }: Installed): Promise<number> {
  return observer.evaluate(async () => {
    const from = performance.now();
    await chrome.runtime.sendMessage({ call: 'markRead', args: {} });
    return performance.now() - from;
  });
}
