import type { Page } from 'puppeteer-core';
import { afterEach, describe, expect, test } from 'vitest';
import type { Status } from '../../lib/api/status.ts';
import { clickButton, waitForText } from './by-name.ts';
import { launchChromium } from './chromium.ts';
import { useScene } from './scene.ts';
import { waitFor } from './wait-for.ts';

const MESSAGES = 'GET /v1/emails/{email}/messages';

describe('the service is asked at once', () => {
  const getScene = useScene(launchChromium);
  let popup: Page;
  const readStatus = async () => (await getScene().browser.readStorage()).status as Status;
  afterEach(() => getScene().service.setFaults([], getScene().key));

  test('by hand, though the limit is reached, and the answer is counted', async () => {
    const { browser, service, key, connect, countRequests } = getScene();
    await connect();
    popup = await browser.openExtensionPage('popup.html');
    await clickButton(popup, 'New address');
    await waitFor('the first look', () => countRequests(MESSAGES) > 0);
    service.setFaults([{ kind: 'rate-limited', retryAfterSeconds: 600, times: 'always' }], key);
    await clickButton(popup, 'Check now');
    await waitForText(popup, 'Limit reached, next check at');
    const { rateLimit, blockedUntilAt } = await readStatus();
    expect(blockedUntilAt).toBeGreaterThan(Date.now() + 500_000);

    service.setFaults([], key);
    const asked = countRequests(MESSAGES);
    await clickButton(popup, 'Check now');
    await waitFor('the answer', async () => (await readStatus()).blockedUntilAt === 0);
    expect(countRequests(MESSAGES)).toBeGreaterThan(asked);
    expect((await readStatus()).rateLimit?.used).toBeGreaterThan(rateLimit?.used ?? 0);
  });

  test('when the network is back, whatever the errors before had it wait for', async () => {
    const { browser, service, key } = getScene();
    service.setFaults([{ kind: 'error', status: 503, times: 'always' }], key);
    for (let failures = 1; failures <= 6; failures++) {
      await clickButton(popup, 'Check now');
      await waitFor('the failure', async () => (await readStatus()).failures >= failures);
    }
    const nextCheckAt = await waitFor('the next check to be far off', async () => {
      const status = await readStatus();
      return status.heldBy === 'failures' && (status.nextCheckAt ?? 0) > Date.now() + 20_000 && status.nextCheckAt;
    });
    service.setFaults([], key);
    await browser.runInWorker(() => dispatchEvent(new Event('online')));
    await waitFor('an answer', async () => (await readStatus()).failures === 0 && !(await readStatus()).problem);
    expect(Date.now()).toBeLessThan(nextCheckAt);
  });
});
