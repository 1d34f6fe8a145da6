import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { CHROMIUM_FLAGS } from '../e2e/start-chromium.ts';
import { findProgram } from '../find-program.mjs';
import { addWitness } from '../runner/witnesses.ts';
import { type CountingServer, startCountingServer } from '../safety/counting-server.ts';

export type KeptChromium = {
  browser: Browser;
  page: Page;
  /** Stands for the whole internet: every name leads to it. */
  server: CountingServer;
  /** Ends Chromium where the test runner, with which it would end, does not run. */
  release(): Promise<void>;
};

let kept: Promise<KeptChromium> | undefined;

async function startKept(): Promise<KeptChromium> {
  const server = await startCountingServer();
  const flags = [...CHROMIUM_FLAGS, '--lang=en-US', `--host-resolver-rules=MAP * 127.0.0.1:${server.port}`];
  const browser = await puppeteer.launch({
    executablePath: findProgram('chromium'),
    pipe: true,
    args: process.getuid?.() === 0 ? [...flags, '--no-sandbox'] : flags,
    env: { ...process.env, TZ: 'UTC', LANGUAGE: 'en_US' },
  });
  addWitness({ browser });
  const [page = await browser.newPage()] = await browser.pages();
  browser.once('disconnected', () => {
    kept = undefined;
  });
  const release = async () => {
    if (process.env.VITEST) return;
    await browser.close();
    await server.close();
  };
  return { browser, page, server, release };
}

/** The one Chromium of a worker of the test runner, which ends with it. Its page is as the last test left it, alone, and in front. */
export async function keepChromium(): Promise<KeptChromium> {
  kept ??= startKept();
  const chromium = await kept;
  for (const page of await chromium.browser.pages()) if (page !== chromium.page) await page.close();
  // A page that is behind another one is not drawn.
  await chromium.page.bringToFront();
  return chromium;
}

/** Lends the kept Chromium. */
export async function withChromium<T>(use: (chromium: KeptChromium) => Promise<T>): Promise<T> {
  const chromium = await keepChromium();
  try {
    return await use(chromium);
  } finally {
    await chromium.release();
  }
}
