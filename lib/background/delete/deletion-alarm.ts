import { browser } from 'wxt/browser';

/** Wakes the deleter after a worker died, or when it has to wait for long. */
export const DELETION_ALARM = 'deletion';

/** Browsers fire no alarm sooner than this. */
const AT_LEAST_MS = 30_000;

/** @param at epoch ms; the alarm fires then, or as soon after it as browsers allow */
export async function setDeletionAlarm(at: number): Promise<void> {
  await browser.alarms.create(DELETION_ALARM, { when: Math.max(at, Date.now() + AT_LEAST_MS) });
}

export async function clearDeletionAlarm(): Promise<void> {
  await browser.alarms.clear(DELETION_ALARM);
}
