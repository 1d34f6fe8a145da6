import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterEach } from 'vitest';
import { FAILURES_FOLDER } from './failures-folder.ts';
import { type Witness, witnesses } from './witnesses.ts';

/** A page may hang, which may be why the test failed. */
const MAX_WAIT_MS = 5_000;
const MAX_NAME_CHARS = 100;

const orNone = <T>(work: Promise<T>): Promise<T | undefined> =>
  Promise.race([work, new Promise<undefined>((resolve) => setTimeout(resolve, MAX_WAIT_MS))]).catch(() => undefined);

async function describePage(page: Page): Promise<string> {
  const text = await orNone(page.evaluate(() => document.body?.innerText ?? ''));
  return `${page.url()}\n${text ?? 'The page does not answer.'}`;
}

/** Stores the picture, the text of every page, and the log. @returns the folder */
async function storeFailure(name: string, { browser, readLog, savePicture }: Witness): Promise<string> {
  const run = process.env.TEST_RUN ?? '0';
  const title = name.replace(/[^\p{L}\d]+/gu, '-').toLowerCase();
  const folder = join(FAILURES_FOLDER, `${title.slice(-MAX_NAME_CHARS)}-${run}`);
  await mkdir(folder, { recursive: true });
  const pages = (await orNone(browser.pages())) ?? [];
  const picture = `${folder}/picture.png` as const;
  const inFront = pages.at(-1);
  await orNone<unknown>(savePicture ? savePicture(picture) : Promise.resolve(inFront?.screenshot({ path: picture })));
  await writeFile(join(folder, 'pages.txt'), (await Promise.all(pages.map(describePage))).join('\n\n'));
  await writeFile(join(folder, 'log.txt'), ((await orNone(readLog?.() ?? Promise.resolve([]))) ?? []).join('\n'));
  return folder;
}

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  for (const witness of witnesses) console.log(`Stored ${await storeFailure(task.fullTestName, witness)}`);
});
