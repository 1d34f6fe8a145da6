import { setTimeout as sleep } from 'node:timers/promises';
import { launchChromium } from '../e2e/chromium.ts';
import type { ExtensionBrowser } from '../e2e/extension-browser.ts';
import { findField, waitForValue } from '../e2e/field.ts';
import { launchFirefox } from '../e2e/firefox.ts';
import { openScene, type Scene } from '../e2e/scene.ts';
import { waitFor } from '../e2e/wait-for.ts';
import { buildShipped } from './build-shipped.ts';
import { drawMailDelaysMs } from './mail-delays.ts';
import type { Options } from './options.ts';
import { quantile } from './quantile.ts';
import type { Row } from './row.ts';

/**
 * From a mail's arrival to its code in the page's field, where nobody presses anything after the fill: in the shipped build in both
 * browsers, one sign-up after the other. Who waits for longer than this has left the page. `--rounds N` for fewer rounds.
 */
const FILLS = 12;
const LONGEST_MS = 20_000;
const FILLED_WITHIN_MS = 60_000;

/** One sign-up. @returns how long the code took from its arrival into the field, in ms */
async function signUp({ browser, site, sendMail }: Scene<ExtensionBrowser>, delayMs: number, code: string) {
  const page = await browser.openPage(`${site}/pages/asks-for-code`);
  const field = await findField(page, '#email');
  await field.focus();
  await browser.pressShortcut(page, 'fill');
  const to = await waitForValue(field);
  await page.click('#next');
  const codeField = await findField(page, '#code');
  await codeField.evaluate((input) => {
    input.addEventListener('input', () => (input.dataset.writtenAt = `${Date.now()}`), { once: true });
  });
  await sleep(delayMs);
  await sendMail({ from: 'hello@127.0.0.1', to, subject: 'Your code', text: `Your code is ${code}.` });
  const arrivedAt = Date.now();
  const writtenAt = await waitFor(
    `the code ${code}, sent to ${to} after ${delayMs} ms`,
    () => codeField.evaluate((input) => Number(input.dataset.writtenAt)),
    FILLED_WITHIN_MS,
  );
  if ((await waitForValue(codeField)) !== code) throw new Error('Another code was filled in.');
  await page.close();
  return writtenAt - arrivedAt;
}

async function measure(name: string, launch: () => Promise<ExtensionBrowser>, fills: number): Promise<Row[]> {
  await using closing = new AsyncDisposableStack();
  const scene = await openScene(launch, closing);
  const own = await scene.connect();
  await own.evaluate(() => chrome.storage.local.set({ settings: { codeFill: 'always' } }));
  const waits: number[] = [];
  for (const [at, delayMs] of drawMailDelaysMs(fills).entries())
    waits.push(await signUp(scene, Math.min(delayMs, LONGEST_MS), `${234_561 + at}`));
  const checks = scene.countRequests('GET /v1/emails/{email}/messages');
  const reads = scene.countRequests('GET /v1/messages/{id}');
  return [
    { name: `${name}: codes that filled themselves`, value: waits.length, goal: { atLeast: fills } },
    { name: `${name}: arrival to field, median`, value: quantile(waits, 0.5) / 1000, unit: 's', goal: { atMost: 1.5 } },
    { name: `${name}: arrival to field, p95`, value: quantile(waits, 0.95) / 1000, unit: 's' },
    { name: `${name}: looks for mail, per code`, value: checks / fills, unit: 'requests' },
    { name: `${name}: messages read, per code`, value: reads / fills, unit: 'requests' },
  ];
}

export async function bench({ rounds }: Options): Promise<Row[]> {
  const fills = Number(rounds ?? FILLS);
  buildShipped();
  return [...(await measure('Chromium', launchChromium, fills)), ...(await measure('Firefox', launchFirefox, fills))];
}
