import type { Page } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { launchChromium } from './chromium.ts';
import { findField, waitForValue } from './field.ts';
import { writeSampleMail } from './sample-mail.ts';
import { useScene } from './scene.ts';
import { waitFor } from './wait-for.ts';

/** A dead worker is woken by the alarm, which browsers ring 30 s after it was set at the soonest. */
const ALARM_TIMEOUT_MS = 45_000;

describe('the browser kills the worker', () => {
  const getScene = useScene(launchChromium);
  let page: Page;

  beforeAll(async () => {
    const { browser, site, connect } = getScene();
    await connect();
    page = await browser.openPage(site);
  });

  /** Fills the sign-up form. @returns the address */
  async function fill(): Promise<string> {
    await page.reload();
    const field = await findField(page, '#email');
    await getScene().browser.chooseFill(page, field);
    return waitForValue(field);
  }

  async function sendSample(to: string): Promise<void> {
    await getScene().sendMail({ envelope: { from: 'bounce@fernway.example', to }, raw: writeSampleMail(to).raw });
  }

  const waitForBadge = (text: string) =>
    waitFor(`the badge "${text}"`, async () => (await getScene().browser.readBadge()) === text, ALARM_TIMEOUT_MS);

  test('the moment that the address is in the field: its mail arrives all the same', { timeout: 90_000 }, async () => {
    const { browser } = getScene();
    const to = await fill();
    await browser.killWorker();
    await sendSample(to);
    await waitForBadge('1');
  });

  test('between the address and its mail: the mail arrives once, and is told of once', {
    timeout: 90_000,
  }, async () => {
    const { browser, countRequests } = getScene();
    const to = await fill();
    await waitFor('polling to begin', () => countRequests('GET /v1/emails/{email}/messages') > 0);
    await browser.killWorker();
    await sendSample(to);
    await waitForBadge('2');
    const shown = await waitFor('the notification', async () => {
      const ids = await browser.readShownNotifications();
      return ids.length === 2 && ids;
    });

    // Whatever would be told twice is told twice by a worker that starts anew.
    await browser.killWorker();
    const popup = await browser.openPopup(page);
    await popup.waitForSelector('a.message-row');
    await waitFor('the new worker', browser.isWorkerAlive);
    expect(await popup.$$('a.message-row')).toHaveLength(2);
    expect(await browser.readShownNotifications()).toEqual(shown);
    const told = (await browser.readCreatedNotifications()).map(({ id }) => id);
    expect(told.toSorted()).toEqual(shown.toSorted());
    expect(await browser.readBadge()).toBe('2');
  });
});
