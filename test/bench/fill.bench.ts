import { launchChromium } from '../e2e/chromium.ts';
import { findField, waitForValue } from '../e2e/field.ts';
import { openScene, type Scene } from '../e2e/scene.ts';
import { buildShipped } from './build-shipped.ts';
import type { Options } from './options.ts';
import { quantile } from './quantile.ts';
import type { Row } from './row.ts';

/**
 * From the shortcut to the value in the field, in the shipped build in real Chromium: with a new address, split into what the
 * service takes and what we take. The page itself notes both moments, by one clock: the last key of the shortcut that reaches it, and
 * the `input` event. `--rounds N` for fewer rounds.
 */
const FILLS = 20;

const CREATE = 'POST /v1/emails';

type Chromium = Awaited<ReturnType<typeof launchChromium>>;
type Stopwatch = { mayflyKeyAt?: number; mayflyInputAt?: number };

async function timeFill({ browser, site }: Scene<Chromium>): Promise<number> {
  const page = await browser.openPage(`${site}/pages/email`);
  const field = await findField(page, '#email');
  await page.evaluate(() => {
    const watch = globalThis as Stopwatch;
    addEventListener('keydown', ({ timeStamp }) => (watch.mayflyKeyAt = timeStamp), { capture: true });
    addEventListener('input', ({ timeStamp }) => (watch.mayflyInputAt = timeStamp), { capture: true });
  });
  await field.focus();
  await browser.pressShortcut(page, 'fill');
  await waitForValue(field);
  const { key, input } = await page.evaluate(() => {
    const { mayflyKeyAt, mayflyInputAt } = globalThis as Stopwatch;
    return { key: mayflyKeyAt ?? Number.NaN, input: mayflyInputAt ?? Number.NaN };
  });
  await page.close();
  return input - key;
}

/** What the service itself takes for an address, asked directly. */
async function timeService({ service, key }: Scene<Chromium>): Promise<number> {
  const startedAt = performance.now();
  await (await fetch(`${service.api}/v1/emails`, { method: 'POST', headers: { 'X-API-Key': key } })).json();
  return performance.now() - startedAt;
}

export async function bench({ rounds }: Options): Promise<Row[]> {
  const fills = Number(rounds ?? FILLS);
  buildShipped();
  await using closing = new AsyncDisposableStack();
  const scene = await openScene(launchChromium, closing);
  await scene.connect();

  const fresh: number[] = [];
  for (let at = 0; at < fills; at++) fresh.push(await timeFill(scene));
  const requests = scene.countRequests(CREATE) / fills;
  const direct: number[] = [];
  for (let at = 0; at < fills; at++) direct.push(await timeService(scene));

  const serviceMs = quantile(direct, 0.5);
  return [
    { name: 'requests for a fill', value: requests, unit: 'requests', goal: { atMost: 1 } },
    { name: 'new address: shortcut to value, median', value: quantile(fresh, 0.5), unit: 'ms' },
    { name: 'new address: shortcut to value, p95', value: quantile(fresh, 0.95), unit: 'ms' },
    { name: 'of it the service, median', value: serviceMs, unit: 'ms' },
    { name: 'of it ours, median', value: quantile(fresh, 0.5) - serviceMs, unit: 'ms', goal: { atMost: 50 } },
  ];
}
