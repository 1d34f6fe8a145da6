import { launchChromium } from '../e2e/chromium.ts';
import { killFills } from '../e2e/kill-fills.ts';
import { openScene } from '../e2e/scene.ts';
import { buildShipped } from './build-shipped.ts';
import type { Row } from './row.ts';

/** A worker that is killed at a random moment of a fill, two hundred times; in the shipped build in real Chromium. */
const FILLS = 200;

export async function bench(): Promise<Row[]> {
  buildShipped();
  await using closing = new AsyncDisposableStack();
  const scene = await openScene(launchChromium, closing, { rateLimit: { limit: 1_000_000, periodSeconds: 3600 } });
  const { made, shown, stored } = await killFills(scene, await scene.connect(), FILLS);
  const countLost = (addresses: string[]) => addresses.filter((address) => !stored.includes(address)).length;
  return [
    { name: 'fills, each with its worker killed', value: FILLS },
    { name: 'addresses that the service made', value: made.length },
    { name: 'of them seen in the field', value: shown.length },
    { name: 'of those made, not in the mailbox', value: countLost(made), goal: { atMost: 0 } },
    { name: 'of those seen, not in the mailbox', value: countLost(shown), goal: { atMost: 0 } },
    {
      name: 'in the mailbox, but never made',
      value: stored.filter((one) => !made.includes(one)).length,
      goal: { atMost: 0 },
    },
    { name: 'requests for addresses', value: scene.countRequests('POST /v1/emails') },
  ];
}
