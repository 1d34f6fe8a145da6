import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { evaluateInFrames } from '../dom/evaluate-in-frames.ts';
import { keepChromium } from '../dom/kept-chromium.ts';
import { proxyTo } from '../e2e/start-firefox.ts';
import { waitFor } from '../e2e/wait-for.ts';
import { findProgram } from '../find-program.mjs';
import { addWitness } from '../runner/witnesses.ts';
import { type CountingServer, READER_HOST, startCountingServer } from './counting-server.ts';
import { FIRST_FRAME } from './first-frame.ts';
import type { buildBodies, Isolation, Mounted, MountOptions, mountBodies, timeBodies } from './mount-bodies.ts';
import { readerPage } from './reader-page.ts';

declare const reader: {
  mountBodies: typeof mountBodies;
  buildBodies: typeof buildBodies;
  timeBodies: typeof timeBodies;
};

export interface Outcome {
  mounted: Mounted[];
  /** Attempts to reach anything, since the mails were mounted. */
  requests: string[];
  /** Frames, tabs and pages that stand elsewhere than they were put. */
  escapes: string[];
}

export interface SafetyBrowser {
  page: Page;
  server: CountingServer;
  /** Opens the page anew: one in which hundreds of mails were mounted takes several times as long for the next. */
  open(): Promise<void>;
  run(mails: string[], options: MountOptions, isolation: Isolation): Promise<Outcome>;
  /** Evaluates in the frame of each mail that is mounted, in their order. In Chromium alone. */
  inBodies<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>[]>;
  /** What the reader would mount of each mail. */
  build(mails: string[]): Promise<string[]>;
  /** How long each takes to be laid out, in milliseconds: the quickest of some times where that is more than `enoughMs`. */
  time(mails: string[], enoughMs: number): Promise<number[]>;
  close(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** A headless browser for which the whole internet is the server that counts, and in it the page that mounts mails. Chromium is the kept one. */
export async function openSafetyBrowser(name: 'chromium' | 'firefox'): Promise<SafetyBrowser> {
  const { browser, page, server, release } = await (name === 'chromium' ? keepChromium() : startFirefox());
  const files = await readerPage();
  server.serve(READER_HOST, (path) => files[path]);
  const open = async () => {
    await page.goto(`http://${READER_HOST}/`);
    server.requests.length = 0;
  };
  await page.setViewport({ width: 800, height: 600 });
  await open();
  return {
    page,
    server,
    open,
    async run(mails, options, isolation) {
      server.requests.length = 0;
      const mounted = await page.evaluate((...mail) => reader.mountBodies(...mail), mails, options, isolation);
      // A mail that never ends holds up the process of all frames: nothing more can be learned from this page.
      if (mounted.some(({ executed }) => executed.includes('late'))) {
        await open();
        return { mounted, requests: [], escapes: [] };
      }
      // A round trip behind everything that the frames may have asked for.
      await page.evaluate(() => fetch('/').then((answer) => answer.text()));
      await framesKnown(page);
      const escapes = await findEscapes(browser, page, mails.length);
      const requests = [...server.requests];
      if (escapes.length > 0) await open();
      return { mounted, requests, escapes };
    },
    inBodies: (run, ...args) => evaluateInFrames(page, 'body > iframe', run, ...args),
    build: (mails) => page.evaluate((some) => reader.buildBodies(some), mails),
    async time(mails, enoughMs) {
      const timeAll = (some: string[]) => page.evaluate((one) => reader.timeBodies(one), some);
      const times = await timeAll(mails);
      // Other programs take their time as well.
      for (const [at, mail] of mails.entries())
        for (let tries = 0; (times[at] ?? 0) > enoughMs && tries < 3; tries++)
          times[at] = Math.min(times[at] ?? 0, ...(await timeAll([mail])));
      return times;
    },
    close: release,
    [Symbol.asyncDispose]: release,
  };
}

/** The driver hears of a frame in a process of its own a moment after the page does. */
async function framesKnown(page: Page): Promise<void> {
  await waitFor('the frames', () => page.frames().every((frame) => frame.url() !== ''));
}

/** Frames that stand elsewhere than they were put, frames within frames, tabs that opened. */
async function findEscapes(browser: Browser, page: Page, mounted: number): Promise<string[]> {
  const [top, ...all] = page.frames().map((frame) => frame.url());
  const frames = all.filter((url) => url !== `http://${READER_HOST}${FIRST_FRAME}`);
  const escapes = frames.filter((url) => !/^about:srcdoc(#|$)/.test(url));
  if (top !== `http://${READER_HOST}/`) escapes.push(`the page went to ${top}`);
  if (frames.length !== mounted) escapes.push(`${frames.length} frames for ${mounted} mails`);
  const tabs = (await browser.pages()).filter((tab) => tab !== page && tab.url() !== 'about:blank');
  return [...escapes, ...tabs.map((tab) => `a tab opened: ${tab.url()}`)];
}

/** Starts a headless Firefox for which the whole internet is the server that counts. @param args more of its flags */
export async function startFirefox(args: string[] = []) {
  const server = await startCountingServer();
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findProgram('firefox-esr'),
    args,
    env: { ...process.env, TZ: 'UTC', LANGUAGE: 'en_US' },
    extraPrefsFirefox: proxyTo(server.port),
  });
  addWitness({ browser });
  const release = async () => {
    await browser.close();
    await server.close();
  };
  return { browser, page: await browser.newPage(), server, release };
}
