import { describe, expect, test } from 'vitest';
import { launchChromium } from './chromium.ts';
import { findField, waitForValue } from './field.ts';
import { writeSampleMail } from './sample-mail.ts';
import { useScene } from './scene.ts';
import { waitFor } from './wait-for.ts';

/** A dead worker is woken by the alarm, which browsers ring 30 s after it was set at the soonest. */
const ALARM_TIMEOUT_MS = 45_000;

describe('the browser kills the worker', () => {
  const getScene = useScene(launchChromium);

  test('between the address and its mail: the mail arrives once, and is told of once', {
    timeout: 90_000,
  }, async () => {
    const { browser, site, connect, sendMail } = getScene();
    await connect();
    const page = await browser.openPage(site);
    const field = await findField(page, '#email');
    await browser.chooseFill(page, field);
    const to = await waitForValue(field);

    await browser.killWorker();
    const mail = writeSampleMail(to);
    await sendMail({ envelope: { from: 'bounce@fernway.example', to }, raw: mail.raw });
    await waitFor('the badge', async () => (await browser.readBadge()) === '1', ALARM_TIMEOUT_MS);
    const shown = await waitFor('the notification', async () => {
      const ids = await browser.readShownNotifications();
      return ids.length > 0 && ids;
    });

    // Whatever would be told twice is told twice by a worker that starts anew.
    await browser.killWorker();
    const popup = await browser.openPopup(page);
    await popup.waitForSelector('a.message-row');
    await waitFor('the new worker', browser.isWorkerAlive);
    expect(await popup.$$('a.message-row')).toHaveLength(1);
    expect(await browser.readShownNotifications()).toEqual(shown);
    expect(await browser.readCreatedNotifications()).toMatchObject([{ id: shown[0] }]);
    expect(await browser.readBadge()).toBe('1');
  });
});
