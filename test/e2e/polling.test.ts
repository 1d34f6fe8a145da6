import type { Page } from 'puppeteer-core';
import { afterEach, describe, expect, test } from 'vitest';
import type { Status } from '../../lib/api/status.ts';
import { sendFlood } from '../service/send-flood.ts';
import { clickButton, waitForText } from './by-name.ts';
import { launchChromium } from './chromium.ts';
import { useScene } from './scene.ts';
import { waitFor } from './wait-for.ts';

const MESSAGES = 'GET /v1/emails/{email}/messages';
const BODY = 'GET /v1/messages/{id}';
const LIMIT = 100;
/** Of this limit, what is left to the user. */
const RESERVE = 5;
const FLOOD = 120;

describe('the service is asked', () => {
  const getScene = useScene(launchChromium, { rateLimit: { limit: LIMIT, periodSeconds: 3600 } });
  let popup: Page;
  const readStatus = async () =>
    Object.values((await getScene().browser.readStorage()).statuses as Record<string, Status>)[0] as Status;
  afterEach(() => getScene().service.setFaults([], getScene().key));

  test('at once by hand, though the limit is reached, and the answer is counted', async () => {
    const { browser, service, key, connect, countRequests } = getScene();
    await connect();
    popup = await browser.openExtensionPage('popup.html');
    await clickButton(popup, 'New address');
    await waitFor('the first look', () => countRequests(MESSAGES) > 0);
    service.setFaults([{ kind: 'rate-limited', retryAfterSeconds: 600, times: 'always' }], key);
    await clickButton(popup, 'Check for new mail');
    await waitForText(popup, 'Limit reached, next check at');
    const { rateLimit, blockedUntilAt } = await readStatus();
    expect(blockedUntilAt).toBeGreaterThan(Date.now() + 500_000);

    service.setFaults([], key);
    const asked = countRequests(MESSAGES);
    await clickButton(popup, 'Check for new mail');
    await waitFor('the answer', async () => (await readStatus()).blockedUntilAt === 0);
    expect(countRequests(MESSAGES)).toBeGreaterThan(asked);
    expect((await readStatus()).rateLimit?.used).toBeGreaterThan(rateLimit?.used ?? 0);
  });

  test('at once when the network is back, whatever the errors before had it wait for', async () => {
    const { browser, service, key } = getScene();
    service.setFaults([{ kind: 'error', status: 503, times: 'always' }], key);
    for (let failures = 1; failures <= 6; failures++) {
      await clickButton(popup, 'Check for new mail');
      await waitFor('the failure', async () => (await readStatus()).failures >= failures);
    }
    const nextCheckAt = await waitFor('the next check to be far off', async () => {
      const status = await readStatus();
      return status.delayedBy === 'failures' && (status.nextCheckAt ?? 0) > Date.now() + 20_000 && status.nextCheckAt;
    });
    service.setFaults([], key);
    await browser.runInWorker(() => dispatchEvent(new Event('online')));
    await waitFor('an answer', async () => (await readStatus()).failures === 0 && !(await readStatus()).problem);
    expect(Date.now()).toBeLessThan(nextCheckAt);
  });

  test('no more often for a flood of mail, which is one notification and leaves the user what is theirs', async () => {
    const { browser, service, key, countRequests } = getScene();
    const countAll = () => Object.values(service.requestCounts()[key] ?? {}).reduce((sum, count) => sum + count, 0);
    const [to = ''] = service.addresses();
    service.setFaults([{ kind: 'error', status: 503, times: 'always' }], key);
    await sendFlood(service, [to], FLOOD);
    service.setFaults([], key);
    await clickButton(popup, 'Check for new mail');
    await waitFor('the badge', async () => (await browser.readBadge()) === '99+');
    const [id] = await waitFor('the notification', async () => {
      const shown = await browser.readShownNotifications();
      return shown.length > 0 && shown;
    });
    expect(id).toMatch(/^messages:/);
    await waitFor('the next check to be planned', async () => (await readStatus()).nextCheckAt !== undefined);
    expect(countRequests(BODY)).toBeLessThanOrEqual(10);
    expect(countAll()).toBeLessThanOrEqual(LIMIT - RESERVE);
    expect(await browser.readShownNotifications()).toHaveLength(1);
    await clickButton(popup, 'New address');
    await waitFor('the new address', () => service.addresses().length === 2);
  });
});
