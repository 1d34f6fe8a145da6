import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { keepChromium } from '../dom/kept-chromium.ts';
import type { ServedFile } from '../safety/counting-server.ts';
import { readerPage } from '../safety/reader-page.ts';
import { startFirefox } from '../safety/safety-browser.ts';
import buildGallery from './build-gallery.ts';
import type { Finder } from './finders.ts';
import type { GalleryPage } from './show-states.tsx';
import { BUILT, PAGES } from './vite-gallery.ts';

export type Theme = 'light' | 'dark';

export type Gallery = {
  page: Page;
  /** Draws a state, and waits until it is drawn. @param language BCP 47; English when absent */
  draw: (state: string, language?: string) => Promise<void>;
  /** The same in a theme, which stays. */
  show: (state: string, theme: Theme, language?: string) => Promise<void>;
  setTheme: (theme: Theme) => Promise<void>;
  /** @returns a line for each fault of what is drawn */
  find: (...which: Finder[]) => Promise<string[]>;
  /** Draws every state, and looks for faults in each. @param inThird in every third state alone */
  findInAll: (which: Finder[], more?: { language?: string | undefined; inThird?: Finder[] }) => Promise<string[]>;
  close: () => Promise<void>;
};

/** Names of `localhost` are trusted as the extension's pages are. */
const URL_BASE = 'http://gallery.localhost/';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

function readBuilt(path: string): ServedFile | undefined {
  const file = join(BUILT, path === '/' ? 'index.html' : path);
  if (!file.startsWith(BUILT) || !existsSync(file)) return undefined;
  return { type: TYPES[extname(file)] ?? 'application/octet-stream', content: readFileSync(file) };
}

/** Opens the gallery, whose states are drawn one after the other into one page. Chromium is the kept one. */
export async function openGallery(name: 'chromium' | 'firefox' = 'chromium'): Promise<Gallery> {
  if (!process.env.VITEST) await buildGallery();
  const { page, server, release } = await (name === 'chromium'
    ? keepChromium()
    : startFirefox(['--remote-allow-system-access']));
  const { '/lay-out.js': layOut } = await readerPage();
  server.serve(new URL(URL_BASE).hostname, (path) => (path === '/lay-out.js' ? layOut : readBuilt(path)));

  /** @param call of a page of the gallery */
  const evaluate = <Name extends keyof GalleryPage>(call: Name, ...args: Parameters<GalleryPage[Name]>) =>
    page.evaluate(
      (called, given) => (globalThis as unknown as Record<string, (...some: unknown[]) => unknown>)[called]?.(...given),
      call,
      args,
    ) as ReturnType<GalleryPage[Name]>;

  const open = async (path: string) => {
    await page.goto(`${URL_BASE}${path}`);
    await page.waitForSelector('html[data-ready]');
  };

  async function setTheme(theme: Theme) {
    await page.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value: theme },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ]);
  }

  async function draw(state: string, language = 'en') {
    // On a change of device the driver reloads the page.
    await page.waitForSelector('html[data-ready]');
    if (await evaluate('drawState', state, language)) return;
    for (const path of PAGES.filter((one) => !page.url().endsWith(one))) {
      await open(path);
      if (await evaluate('drawState', state, language)) return;
    }
    throw new Error(`There is no state "${state}"`);
  }

  if (!page.url().startsWith(URL_BASE)) await open('index.html');
  // Firefox has the theme of its system, which is light.
  if (name === 'chromium') await setTheme('light');
  return {
    page,
    draw,
    setTheme,
    async show(state, theme, language) {
      await setTheme(theme);
      await draw(state, language);
    },
    find: (...which) => evaluate('find', which),
    async findInAll(which, { language = 'en', inThird = [] } = {}) {
      const found: string[] = [];
      for (const path of PAGES) {
        await open(path);
        found.push(...(await evaluate('findInAll', which, language, inThird)));
      }
      return found;
    },
    close: release,
  };
}
