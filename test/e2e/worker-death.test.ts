import type { Page } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { launchChromium } from './chromium.ts';
import { findField, waitForValue } from './field.ts';
import { killFills } from './kill-fills.ts';
import { killRepeatedly } from './kill-repeatedly.ts';
import { readAddresses } from './read-addresses.ts';
import { writeSampleMail } from './sample-mail.ts';
import { useScene } from './scene.ts';
import { waitFor } from './wait-for.ts';

/** A dead worker is woken by the alarm, which browsers ring 30 s after it was set at the soonest. */
const ALARM_TIMEOUT_MS = 90_000;

/** A service that has just failed is left alone for a minute. */
const BACK_OFF_TIMEOUT_MS = 80_000;

const TIMEOUT = { timeout: 240_000 };
const NIGHTLY = { ...TIMEOUT, tags: ['nightly'] };

describe('the browser kills the worker', () => {
  const getScene = useScene(launchChromium, { rateLimit: { limit: 100_000, periodSeconds: 3600 } });
  let options: Page;
  beforeAll(async () => {
    options = await getScene().connect();
  });

  test(
    'the moment that the address is in the field: the mail arrives once, and is notified once',
    TIMEOUT,
    async () => {
      const { browser, site, sendMail } = getScene();
      const page = await browser.openPage(site);
      const field = await findField(page, '#email');
      // The one that starts for the fill plans its polling, for no address, beside it.
      await browser.killWorker();
      await browser.chooseFill(page, field);
      const to = await waitForValue(field);
      await browser.killWorker();
      await sendMail({ envelope: { from: 'bounce@fernway.example', to }, raw: writeSampleMail(to).raw });
      await waitFor('the badge', async () => (await browser.readBadge()) === '1', ALARM_TIMEOUT_MS);
      const shown = await waitFor('the notification', async () => {
        const ids = await browser.readShownNotifications();
        return ids.length > 0 && ids;
      });

      // A new worker would show a notification twice, if anything does.
      await browser.killWorker();
      const popup = await browser.openPopup(page);
      await popup.waitForSelector('a.message-row');
      await waitFor('the new worker', browser.isWorkerAlive);
      expect(await popup.$$('a.message-row')).toHaveLength(1);
      expect(await browser.readShownNotifications()).toEqual(shown);
      // The record begins a moment after a worker does: what the first one showed at once may not be in it.
      expect((await browser.readCreatedNotifications()).length).toBeLessThanOrEqual(1);
      expect(await browser.readRepeatedNotifications()).toEqual([]);
      expect(await browser.readBadge()).toBe('1');
    },
  );

  test('before an answer that is lost: the address that the service made is found again', TIMEOUT, async () => {
    const { browser, site, service } = getScene();
    const { length } = service.addresses();
    service.setFaults([{ kind: 'dropped', when: 'after', method: 'POST' }]);
    const page = await browser.openPage(`${site}/pages/email`);
    await (await findField(page, '#email')).focus();
    await browser.pressShortcut(page, 'fill');
    await waitFor('the address', () => service.addresses().length > length);

    await browser.killWorker();
    await browser.openExtensionPage('popup.html');
    const isAllStored = async () => {
      const stored = await readAddresses(options);
      return service.addresses().every((address) => stored.includes(address));
    };
    await waitFor('all of them', isAllStored, BACK_OFF_TIMEOUT_MS);
    // The browser may have sent the request once more: it is the same one that is made.
    expect(service.addresses().length - length).toBe(1);
  });

  test('again and again, at any moment: every mail arrives once, and is notified once', NIGHTLY, async () => {
    const { browser, site } = getScene();
    const form = await browser.openPage(site);
    const field = await findField(form, '#email');
    await browser.chooseFill(form, field);
    const to = await waitForValue(field);
    const page = await getScene().browser.openExtensionPage('popup.html');
    const { sent, stored, notifiedTwice } = await killRepeatedly(getScene(), page, to, 20);
    expect(new Set(stored).size).toBe(sent);
    expect(notifiedTwice).toEqual([]);
  });

  test(
    'again and again, at any moment of a fill: every address that the service made is in the mailbox',
    NIGHTLY,
    async () => {
      const { made, shown, stored } = await killFills(getScene(), options, 12);
      expect(made.filter((address) => !stored.includes(address))).toEqual([]);
      expect(shown.filter((address) => !stored.includes(address))).toEqual([]);
    },
  );

  test('a service that makes no addresses by name is asked for one so only once', NIGHTLY, async () => {
    const { browser, site, service, countRequests } = getScene();
    const before = countRequests('POST /v1/emails');
    service.setFaults([{ kind: 'error', status: 422, code: 'validation_error', method: 'POST' }]);
    for (const requests of [2, 3]) {
      const page = await browser.openPage(`${site}/pages/email`);
      const field = await findField(page, '#email');
      await field.focus();
      await browser.pressShortcut(page, 'fill');
      await waitForValue(field);
      expect(countRequests('POST /v1/emails') - before).toBe(requests);
    }
  });
});
