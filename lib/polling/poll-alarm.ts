import { browser } from 'wxt/browser';

/** Wakes a worker that died before its timer fired, or that has nothing to do for longer. */
export const POLL_ALARM = 'poll';

/** Browsers fire no alarm sooner than this. */
const AT_LEAST_MS = 30_000;

/**
 * Wakes the poller at this moment, or as soon after it as browsers allow. Set before anything that mail may follow, so that a worker
 * that dies half-way leaves an alarm behind.
 * @param at epoch ms; default now
 */
export async function setPollAlarm(at = 0): Promise<void> {
  await browser.alarms.create(POLL_ALARM, { when: Math.max(at, Date.now() + AT_LEAST_MS) });
}

/** For when there is nothing to ask for. */
export async function clearPollAlarm(): Promise<void> {
  await browser.alarms.clear(POLL_ALARM);
}
