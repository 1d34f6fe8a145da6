import { browser } from 'wxt/browser';

/** Wakes a worker that died before it had deleted what is in the trash. */
export const DELETION_ALARM = 'deletion';

/** Browsers ring no alarm sooner than this. */
const AT_LEAST_MS = 30_000;

/** @param at epoch ms; or as soon after it as browsers ring */
export async function setDeletionAlarm(at: number): Promise<void> {
  await browser.alarms.create(DELETION_ALARM, { when: Math.max(at, Date.now() + AT_LEAST_MS) });
}

export async function clearDeletionAlarm(): Promise<void> {
  await browser.alarms.clear(DELETION_ALARM);
}
