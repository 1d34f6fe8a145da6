import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle } from 'puppeteer-core';
import { waitForText } from '../../e2e/by-name.ts';
import type { Chromium } from '../../e2e/chromium.ts';
import { waitFor } from '../../e2e/wait-for.ts';

const MESSAGES = 3000;
const MOST_MS = 120_000;

/** Restores an archive by hand into the mailbox as it is. @returns messages a second */
export async function importArchive(browser: Chromium): Promise<number> {
  const at = Date.now() - 1000;
  const messages = Array.from({ length: MESSAGES }, (_, nth) => ({
    message: {
      id: `restored-${nth}`,
      address: `restored.${nth % 20}@mayfly.test`,
      from: `Sender ${nth % 97} <mail@site-${nth % 97}.example>`,
      subject: `Restored ${nth}`,
      createdAt: at - nth,
      seenAt: at,
    },
    body: {
      text: `Your code is ${100_000 + nth}. ${'Thank you for your order. '.repeat(40)}`,
      cc: [],
      attachments: [],
    },
  }));
  const folder = await mkdtemp(join(tmpdir(), 'mayfly-archive-'));
  try {
    const file = join(folder, 'archive.json');
    await writeFile(file, JSON.stringify({ format: 'mayfly-mail', version: 1, addresses: [], messages }));
    const options = await browser.openExtensionPage('options.html');
    const field = (await options.waitForSelector('input[type=file]')) as ElementHandle<HTMLInputElement>;
    const from = performance.now();
    await field.uploadFile(file);
    const isDone = () => options.evaluate(() => /Restored: [\d,]+/.test(document.body.innerText));
    await waitFor('the end of the import', isDone, MOST_MS);
    const seconds = (performance.now() - from) / 1000;
    await waitForText(options, `Restored: ${MESSAGES.toLocaleString('en')}`);
    await options.close();
    return MESSAGES / seconds;
  } finally {
    await rm(folder, { recursive: true });
  }
}
