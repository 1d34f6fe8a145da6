import { browser } from 'wxt/browser';

/** Wakes a worker that died before its timer fired, or that has nothing to do for longer. The poller's alone: it sets and clears it. */
export const POLL_ALARM = 'poll';

/** Wakes a worker that died over something that mail may follow, before the poller has heard of it. */
export const COME_BACK_ALARM = 'come-back';

/** Browsers fire no alarm sooner than this. */
export const ALARM_AT_LEAST_MS = 30_000;

/**
 * Wakes the poller as soon as browsers allow, whatever it plans until then: a plan that was begun before an address is made knows nothing
 * of it. Set before anything that mail may follow, so that a worker that dies half-way leaves an alarm behind.
 */
export async function setComeBackAlarm(): Promise<void> {
  await browser.alarms.create(COME_BACK_ALARM, { when: Date.now() + ALARM_AT_LEAST_MS });
}
