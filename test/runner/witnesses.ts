import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';

/** A failed browser test stores its picture, the page's text and the browser's log here. Git ignores it. */
export const FAILURES_FOLDER = '.pictures/failures';

/** A browser that a test uses. */
export type Witness = {
  browser: Browser;
  /** What its consoles said. */
  readLog?: () => Promise<string[]>;
  /** Of the screen; absent where it has none. */
  savePicture?: (file: string) => Promise<void>;
};

/** Of the file that runs now: a worker of the test runner runs one file at a time. */
export const witnesses = new Set<Witness>();

/** From now on, a test of this file that fails leaves what this browser shows in `FAILURES_FOLDER`. */
export function addWitness(witness: Witness): void {
  witnesses.add(witness);
  witness.browser.once('disconnected', () => witnesses.delete(witness));
}

/** A page may hang, which may be why the test failed. */
const MAX_WAIT_MS = 5_000;
const MAX_NAME_CHARS = 100;

const orNone = <T>(work: Promise<T>): Promise<T | undefined> =>
  Promise.race([work, new Promise<undefined>((resolve) => setTimeout(resolve, MAX_WAIT_MS))]).catch(() => undefined);

async function describePage(page: Page): Promise<string> {
  const text = await orNone(page.evaluate(() => document.body?.innerText ?? ''));
  return `${page.url()}\n${text ?? 'The page does not answer.'}`;
}

/** Stores the picture, the text of every page, and the log. @param name of the test @returns the folder */
export async function storeFailure(name: string, { browser, readLog, savePicture }: Witness): Promise<string> {
  const title = name.replace(/[^\p{L}\d]+/gu, '-').toLowerCase();
  const folder = join(FAILURES_FOLDER, `${title.slice(-MAX_NAME_CHARS)}-${process.env.TEST_RUN ?? '0'}`);
  await mkdir(folder, { recursive: true });
  const pages = (await orNone(browser.pages())) ?? [];
  const picture = `${folder}/picture.png` as const;
  await orNone<unknown>(savePicture?.(picture) ?? Promise.resolve(pages.at(-1)?.screenshot({ path: picture })));
  await writeFile(join(folder, 'pages.txt'), (await Promise.all(pages.map(describePage))).join('\n\n'));
  await writeFile(join(folder, 'log.txt'), ((await orNone(readLog?.() ?? Promise.resolve([]))) ?? []).join('\n'));
  return folder;
}
