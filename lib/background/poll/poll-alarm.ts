import { browser } from 'wxt/browser';

/** Wakes a worker that died before its timer fired, or whose next check is far away. Only the poller sets and clears it. */
export const POLL_ALARM = 'poll';

/** Wakes a worker that died during a step that mail may follow, before the poller knew of that step. */
export const COME_BACK_ALARM = 'come-back';

/** Browsers fire no alarm earlier than after this time. */
export const ALARM_AT_LEAST_MS = 30_000;

/** The browser stops an idle worker after 30 s, together with its timers: longer waits use the alarm. */
export const TIMER_AT_MOST_MS = 25_000;

/**
 * Wakes the poller as soon as browsers allow, whatever it has planned: a plan that was begun before an address exists does not include it.
 * Set before any step that mail may follow, so that a worker that dies half-way leaves an alarm behind.
 */
export async function setComeBackAlarm(): Promise<void> {
  await browser.alarms.create(COME_BACK_ALARM, { when: Date.now() + ALARM_AT_LEAST_MS });
}
