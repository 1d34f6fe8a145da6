import { once } from 'node:events';
import type { Browser, Page } from 'puppeteer-core';

/** A browser from its start to its death. */
export type Life = {
  /** one of the extension's own, in a tab */
  page: Page;
  /** Opens a tab, in front. */
  openPage(url: string): Promise<Page>;
  /** Ends the browser as a power cut does. */
  kill(): Promise<void>;
  /** Ends it as a user does. */
  close(): Promise<void>;
};

/** Starts the browser with the profile that it left. @param onNotified told of each notification that is asked for: its id, all it says */
export type StartLife = (onNotified: (id: string, words: string) => void) => Promise<Life>;

/** Kills a browser, and waits until it is dead. */
export async function killBrowser(browser: Browser): Promise<void> {
  const running = browser.process();
  if (!running) throw new Error('The browser has no process');
  const ended = once(running, 'exit');
  running.kill('SIGKILL');
  await ended;
}
