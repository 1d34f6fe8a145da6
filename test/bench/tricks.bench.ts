import { join } from 'node:path';
import { buildShipped } from './build-shipped.ts';
import { measureInTurn } from './in-turn.ts';
import { openPopup } from './popup/open-popup.ts';
import { seedMailbox } from './popup/seed-mailbox.ts';
import { installBoth, killWorker } from './popup/two-extensions.ts';
import type { Row } from './row.ts';

/**
 * What exists for speed alone, with and without it, in turn, in the shipped build in real Chromium. The memory of earlier searches has
 * its rows in `npm run bench -- reading`.
 */
const ROUNDS = 25;
const BUILD = join(import.meta.dirname, '../../.output/chrome-mv3');
const DATA = '.current-address, .code-card, .message-list, .problem-line';
const LAST = '.popup a.message-row[href]';
/** Where the popup keeps its last state. */
const SNAPSHOT = 'snapshot/popup.html';

export async function bench(): Promise<Row[]> {
  buildShipped();
  return compareFirstFrame();
}

/**
 * The popup opened by a cold worker: over its last state, or empty. A popup that had never had a first frame would load its script
 * otherwise, and be quicker than the one without a state here: its first data came 66 ms after the one with a state.
 */
async function compareFirstFrame(): Promise<Row[]> {
  await using closing = new AsyncDisposableStack();
  const { ours, page } = await installBoth(BUILD, closing);
  await seedMailbox(ours.observer, 10);
  const open = () => openPopup(ours, page, DATA, LAST);
  await open();
  // It is stored when the popup is idle, which one that closes at once may never be.
  const stored = await ours.observer.waitForFunction((key) => localStorage.getItem(key), {}, SNAPSHOT);
  const snapshot = String(await stored.jsonValue());
  return await measureInTurn('its last state', ROUNDS, async (isWith) => {
    await killWorker(ours);
    await ours.observer.evaluate(
      (key, text) => (text === null ? localStorage.removeItem(key) : localStorage.setItem(key, text)),
      SNAPSHOT,
      isWith ? snapshot : null,
    );
    const { dataAt, readyAt } = await open();
    return { 'popup, first paint with data': dataAt, 'popup, ready to press': readyAt };
  });
}
