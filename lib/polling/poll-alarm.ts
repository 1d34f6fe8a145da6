import { browser } from 'wxt/browser';

/** Wakes a worker that died before its timer fired, or that has nothing to do for longer. The poller's alone: it sets and clears it. */
export const POLL_ALARM = 'poll';

/** Wakes a worker that died over something that mail may follow, before the poller has heard of it. */
export const COME_BACK_ALARM = 'come-back';

/** Browsers fire no alarm sooner than this. */
const AT_LEAST_MS = 30_000;

/**
 * Wakes the poller at this moment, or as soon after it as browsers allow.
 * @param at epoch ms
 */
export async function setPollAlarm(at: number): Promise<void> {
  await browser.alarms.create(POLL_ALARM, { when: Math.max(at, Date.now() + AT_LEAST_MS) });
}

/** For when there is nothing to ask for. */
export async function clearPollAlarm(): Promise<void> {
  await browser.alarms.clear(POLL_ALARM);
}

/**
 * Wakes the poller as soon as browsers allow, whatever it plans until then: a plan that was begun before an address is made knows nothing
 * of it. Set before anything that mail may follow, so that a worker that dies half-way leaves an alarm behind.
 */
export async function setComeBackAlarm(): Promise<void> {
  await browser.alarms.create(COME_BACK_ALARM, { when: Date.now() + AT_LEAST_MS });
}
