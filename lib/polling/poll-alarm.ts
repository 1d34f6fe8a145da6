import { browser } from 'wxt/browser';

/** The alarm that wakes a worker which died before its timer rang, or has nothing to do for longer. */
export const POLL_ALARM = 'poll';

/** Browsers ring no alarm sooner than this. */
const AT_LEAST_MS = 30_000;

/**
 * Has the poller woken at this moment, or as soon after it as browsers ring. To be called before anything that mail may follow: a
 * worker that dies half-way leaves an alarm behind.
 * @param at epoch ms; now, unless told otherwise
 */
export async function setPollAlarm(at = 0): Promise<void> {
  await browser.alarms.create(POLL_ALARM, { when: Math.max(at, Date.now() + AT_LEAST_MS) });
}

/** Where there is nothing to ask for. */
export async function clearPollAlarm(): Promise<void> {
  await browser.alarms.clear(POLL_ALARM);
}
