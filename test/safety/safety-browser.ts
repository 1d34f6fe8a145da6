import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { proxyTo } from '../e2e/start-firefox.ts';
import { addWitness } from '../runner/witnesses.ts';
import { type CountingServer, READER_HOST } from './counting-server.ts';
import type { buildBodies, Isolation, Mounted, MountOptions, mountBodies, timeBodies } from './mount-bodies.ts';

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
  run(mails: string[], options: MountOptions, isolation: Isolation): Promise<Outcome>;
  /** What the reader would mount of each mail. */
  build(mails: string[]): Promise<string[]>;
  /** How long each takes to be laid out, in milliseconds: the quickest of some times where that is more than `enoughMs`. */
  time(mails: string[], enoughMs: number): Promise<number[]>;
  close(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--no-first-run',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A process for every frame would take most of the time and change nothing about what is counted. Connections to the search engine,
  // for each tab that is shown, would be counted.
  '--disable-features=IsolateSandboxedIframes,PreconnectToSearch',
];

/** A headless browser for which the whole internet is the server that counts. */
export async function launchSafetyBrowser(
  name: 'chromium' | 'firefox',
  server: CountingServer,
): Promise<SafetyBrowser> {
  const browser = await (name === 'chromium' ? launchChromium(server) : launchFirefox(server));
  addWitness({ browser });
  const page = await browser.newPage();
  const open = async () => {
    await page.goto(`http://${READER_HOST}/`);
    server.requests.length = 0;
  };
  await open();
  return {
    page,
    async run(mails, options, isolation) {
      server.requests.length = 0;
      const mounted = await page.evaluate((...mail) => reader.mountBodies(...mail), mails, options, isolation);
      // A round trip behind everything that the frames may have asked for.
      await page.evaluate(() => fetch('/').then((answer) => answer.text()));
      const escapes = await findEscapes(browser, page, mails.length);
      const requests = [...server.requests];
      if (escapes.length > 0) await open();
      return { mounted, requests, escapes };
    },
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
    close: () => browser.close(),
    [Symbol.asyncDispose]: () => browser.close(),
  };
}

/** Frames that stand elsewhere than they were put, frames within frames, tabs that opened. */
async function findEscapes(browser: Browser, page: Page, mounted: number): Promise<string[]> {
  const [top, ...frames] = page.frames().map((frame) => frame.url());
  const escapes = frames.filter((url) => !/^about:srcdoc(#|$)/.test(url));
  if (top !== `http://${READER_HOST}/`) escapes.push(`the page went to ${top}`);
  if (frames.length !== mounted) escapes.push(`${frames.length} frames for ${mounted} mails`);
  const tabs = (await browser.pages()).filter((tab) => tab !== page && tab.url() !== 'about:blank');
  return [...escapes, ...tabs.map((tab) => `a tab opened: ${tab.url()}`)];
}

function launchChromium({ port }: CountingServer): Promise<Browser> {
  return puppeteer.launch({
    executablePath: process.env.CHROMIUM_BINARY ?? '/usr/bin/chromium',
    args: [...CHROMIUM_FLAGS, `--host-resolver-rules=MAP * 127.0.0.1:${port}`],
  });
}

function launchFirefox({ port }: CountingServer): Promise<Browser> {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_BINARY ?? '/usr/bin/firefox-esr',
    extraPrefsFirefox: proxyTo(port),
  });
}
