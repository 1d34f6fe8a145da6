import { join } from 'node:path';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { build, preview } from 'vite';
import { findProgram } from '../e2e/find-program.ts';
import { addWitness } from '../runner/witnesses.ts';
import { galleryConfig } from './vite-gallery.ts';

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
const FLAGS = ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking', '--lang=en-US'];

/** What the gallery's page exposes. */
type DrawingPage = { drawState: (state: string, language: string) => Promise<void> };

export type Theme = 'light' | 'dark';

export type Gallery = {
  /** names of all states */
  states: string[];
  /**
   * Opens one state, and waits until it is drawn.
   * @param language BCP 47; English when absent
   */
  show: (state: string, theme: Theme, language?: string) => Promise<void>;
  /** Draws another state into the open page, which is quicker. */
  draw: (state: string, language: string) => Promise<void>;
  /** Changes the theme. */
  setTheme: (theme: Theme) => Promise<void>;
  /** Changes the direction of writing, until the next `show`. */
  setDirection: (direction: 'ltr' | 'rtl') => Promise<void>;
  page: Page;
  close: () => Promise<void>;
};

async function goThrough(page: Page, url: string) {
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForSelector('html[data-ready]');
}

/** The build's folder: each of the test runner's workers has one, which the next run writes anew. */
const BUILT = join(import.meta.dirname, `../../.output/gallery-${process.env.VITEST_POOL_ID ?? 'alone'}`);

let building: Promise<unknown> | undefined;

/** Builds the gallery, serves it on a free port, and opens it in a headless browser. The caller closes it. */
export async function openGallery(name: 'chromium' | 'firefox' = 'chromium'): Promise<Gallery> {
  // Once for all tests of a worker.
  building ??= build(galleryConfig(BUILT));
  await building;
  const server = await preview({ ...galleryConfig(BUILT), preview: { host: '127.0.0.1', port: 0 } });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('The gallery has no address.');
  const env = { ...process.env, TZ: 'UTC', LANGUAGE: 'en_US' };
  const browser: Browser = await puppeteer.launch(
    name === 'chromium'
      ? { executablePath: CHROMIUM, args: FLAGS, env }
      : { browser: name, executablePath: findProgram('firefox-esr'), args: ['--remote-allow-system-access'], env },
  );
  addWitness({ browser });
  const page = await browser.newPage();
  await goThrough(page, url);
  const states = await page.$$eval('[data-state]', (links) =>
    links.map((link) => link.getAttribute('data-state') ?? ''),
  );

  async function setTheme(theme: Theme) {
    await page.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value: theme },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ]);
  }

  return {
    states,
    page,
    setTheme,
    async show(state, theme, language = 'en') {
      await setTheme(theme);
      await goThrough(page, `${url}?state=${state}&lang=${language}`);
    },
    async draw(state, language) {
      // On a change of device the driver reloads the page, which first draws the state of its URL.
      await page.waitForSelector('html[data-ready]');
      await page.evaluate((...which) => (globalThis as unknown as DrawingPage).drawState(...which), state, language);
    },
    async setDirection(direction) {
      await page.evaluate((dir) => {
        document.documentElement.dir = dir;
      }, direction);
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
