import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { Page } from 'puppeteer-core';
import { type Chromium, launchChromium } from '../e2e/chromium.ts';
import { waitFor } from '../e2e/wait-for.ts';
import { startHttpServer } from '../service/http-server.ts';
import type { Row } from './row.ts';

/**
 * What the button in e-mail fields costs a page: its bytes, and long tasks (over 50 ms) on a page of 5,000 nodes of which 20 change
 * every 50 ms, beside the same page without it. Once at rest, and once with the button shown while the page scrolls.
 */
const NODES = 5000;
const CHANGED = 20;
const CHANGE_MS = 50;
const RUN_MS = 10_000;

const ALL_SITES = '*://*/*';
const output = join(import.meta.dirname, '../../.output');

const PAGE = `<!doctype html><meta charset="utf-8"><title>A busy page</title>
<form><label>E-mail <input id="email" type="email" style="display: block; width: 24rem; height: 2rem"></label></form>
<main></main>
<style>p { height: 1rem; margin: 0; contain: strict }</style>
<script>
  const main = document.querySelector('main');
  for (let made = 0; made < ${NODES}; made += 2) {
    const row = main.appendChild(document.createElement('p'));
    row.appendChild(document.createElement('span')).textContent = made;
  }
  const rows = [...main.querySelectorAll('span')];
  let turn = 0;
  setInterval(() => {
    for (let changed = 0; changed < ${CHANGED}; changed++) {
      turn++;
      const row = rows[(turn * 131) % rows.length];
      if (turn % 4 === 0) row.replaceWith((rows[(turn * 131) % rows.length] = row.cloneNode()));
      rows[(turn * 131) % rows.length].textContent = turn;
    }
  }, ${CHANGE_MS});
</script>`;

type Load = { longTasks: number; busyMs: number };

/** Watches a page for a while. @param isScrolling whether it is scrolled down and up again meanwhile, once a second */
async function watchLoad(page: Page, isScrolling: boolean): Promise<Load> {
  const session = await page.createCDPSession();
  // The processor's time, so that whatever else runs on the machine does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const readBusyMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const before = await readBusyMs();
  const longTasks = await page.evaluate(
    (runMs, scrolls) =>
      new Promise<number>((resolve) => {
        let seen = 0;
        const observer = new PerformanceObserver((list) => {
          seen += list.getEntries().length;
        });
        observer.observe({ type: 'longtask' });
        const scroll = () => scrolls && scrollTo({ top: scrollY === 0 ? 400 : 0, behavior: 'smooth' });
        const scrolling = setInterval(scroll, 1000);
        setTimeout(() => {
          clearInterval(scrolling);
          seen += observer.takeRecords().length;
          observer.disconnect();
          resolve(seen);
        }, runMs);
      }),
    RUN_MS,
    isScrolling,
  );
  return { longTasks, busyMs: (await readBusyMs()) - before };
}

const isShown = (page: Page) => page.evaluate(() => document.querySelector('div[popover=manual]') !== null);

/** Opens the page with the cursor in its field. */
async function openBusyPage(browser: Chromium, url: string): Promise<Page> {
  const page = await browser.openPage(url);
  await page.focus('#email');
  return page;
}

async function allow(browser: Chromium, options: Page): Promise<void> {
  const fieldButton = { isEverywhere: true, onSites: [], offSites: [] };
  await options.evaluate((stored) => chrome.storage.local.set({ fieldButton: stored }), fieldButton);
  await browser.answerPrompt(options, true, () =>
    options.evaluate((origin) => void chrome.permissions.request({ origins: [origin] }), ALL_SITES),
  );
  await waitFor('the registration', () =>
    options.evaluate(async () => (await chrome.scripting.getRegisteredContentScripts()).length > 0),
  );
}

export async function bench(): Promise<Row[]> {
  execFileSync('npm', ['run', '--silent', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const rows: Row[] = ['chrome-mv3', 'firefox-mv3'].map((build) => ({
    name: `${build}: field-button.js`,
    value: statSync(join(output, build, 'field-button.js')).size,
    unit: 'B',
    goal: { atMost: 20_000 },
  }));

  await using stack = new AsyncDisposableStack();
  const server = await startHttpServer(
    new Hono().get('/', (c) => c.html(PAGE)),
    '127.0.0.1',
    0,
  );
  stack.defer(() => server.stop());
  const browser = await launchChromium();
  stack.defer(() => browser.stop());
  const options = await browser.findExtensionPage('options.html');
  const url = `http://127.0.0.1:${server.port}/`;

  const measure = async (name: string, goal?: Row['goal']) => {
    const page = await openBusyPage(browser, url);
    if (goal) await waitFor('the button', () => isShown(page));
    else if (await isShown(page)) throw new Error('The button is there without having been allowed');
    for (const isScrolling of [false, true]) {
      const { longTasks, busyMs } = await watchLoad(page, isScrolling);
      const what = `${name}, ${isScrolling ? 'scrolling' : 'at rest'}`;
      rows.push({ name: `${what}: long tasks in ${RUN_MS / 1000} s`, value: longTasks, ...(goal && { goal }) });
      rows.push({ name: `${what}: main thread busy`, value: (busyMs / RUN_MS) * 1000, unit: 'ms/s' });
    }
    await page.close();
  };
  await measure('without');
  await allow(browser, options);
  await measure('button shown', { atMost: 0 });
  return rows;
}
