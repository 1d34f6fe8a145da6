import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Status } from '../../../lib/api/status.ts';
import { UNDO_MS } from '../../../lib/mailbox/trashed.ts';
import { NIGHTLY, nightlyInFirefox } from '../../runner/test-tags.ts';
import type { FaultInput } from '../../service/faults/fault.ts';
import { sendFlood } from '../../service/send-flood.ts';
import { type Service, startService } from '../../service/service.ts';
import { createTestClient } from '../../service/test-client.ts';
import { clickButton, fillIn, findButton, waitForText } from '../by-name.ts';
import { launchChromium } from '../chromium.ts';
import { findField } from '../field.ts';
import { launchFirefox } from '../firefox.ts';
import { readAddresses, readAddressRecords, readStoredRecords } from '../read-stored.ts';
import { useScene } from '../scene.ts';
import { markAllRead } from '../stored-mail.ts';
import { tellAsStory } from '../story.ts';
import { waitFor } from '../wait-for.ts';

const OTHER_KEY = 'mayfly_other';
const LIST = 'GET /v1/emails/{email}/messages';
const BODY = 'GET /v1/messages/{id}';
const LIMIT = 400;
/** Of this limit, what is left to the user. */
const RESERVE = 20;
const FLOOD = 120;

/** A service that has just failed is left alone for a minute. */
const BACK_OFF_TIMEOUT_MS = 80_000;

const readText = (page: Page) => page.evaluate(() => document.body.textContent ?? '');

describe('what goes wrong is said in plain words, and loses nothing', () => {
  const getScene = useScene(launchChromium, {
    keys: [OTHER_KEY],
    rateLimit: { limit: LIMIT, periodSeconds: 3600 },
  });
  tellAsStory();
  let options: Page;
  let popup: Page;
  let email: string;
  afterEach(() => getScene().service.setFaults([], getScene().key));

  const check = async () => {
    await popup.bringToFront();
    await clickButton(popup, 'Check for new mail');
  };
  const setFault = (fault: FaultInput) => getScene().service.setFaults([{ times: 'always', ...fault }], getScene().key);
  const readStatus = async () =>
    Object.values((await getScene().browser.readStorage()).statuses as Record<string, Status>)[0] as Status;

  test('while connecting: the user declines, the key is wrong, another site or nobody answers', async () => {
    const { browser, service, site, key } = getScene();
    options = await browser.findExtensionPage('options.html');
    const enter = async (url: string, entered: string) => {
      await fillIn(options, 'Service URL', url);
      await fillIn(options, 'API key', entered);
    };
    const connect = () => clickButton(options, 'Connect');
    await enter(service.api, key);
    await browser.answerPrompt(options, false, connect);
    await waitForText(options, 'Access wasn’t allowed');
    await enter(service.api, 'mayfly_wrong');
    await browser.answerPrompt(options, true, connect);
    await waitForText(options, 'The service refused the key');
    await enter(site, key);
    await connect();
    await waitForText(options, 'This isn’t a temporary email service');
    await enter('http://127.0.0.1:2', key);
    await connect();
    await waitForText(options, 'No answer from this URL');
    setFault({ kind: 'html' });
    await enter(service.api, key);
    await connect();
    await waitForText(options, 'The service has a problem (502)');
    service.setFaults([], key);
    // What was typed is still there: the next try succeeds.
    await connect();
    await clickButton(options, 'Skip');
    await clickButton(options, 'Settings');
    await findButton(options, 'Disconnect');
  });

  test('mail is there before anything fails', async () => {
    const { browser, sendMail } = getScene();
    popup = await browser.openExtensionPage('popup.html');
    await clickButton(popup, 'New address');
    await clickButton(popup, 'Create address');
    const line = await popup.waitForSelector('.current-address');
    email = /\S+@mayfly\.test/.exec((await line?.evaluate((one) => one.textContent)) ?? '')?.[0] ?? '';
    await sendMail({ from: 'a@fernway.example', to: email, subject: 'First mail' });
    await waitForText(popup, 'First mail');
  });

  // What each fault means is in `test/matrix`, what is said of it in `describe-problem.test.ts`.
  for (const [fault, words, badge, when] of [
    [{ kind: 'error' }, 'The service has a problem (500)', '1', NIGHTLY],
    [{ kind: 'truncated' }, 'Mayfly couldn’t read the service’s answer (200)', '1', NIGHTLY],
    [{ kind: 'dropped' }, 'Can’t reach the service', '1', {}],
    [{ kind: 'rate-limited', retryAfterSeconds: 600 }, 'Limit reached, next check at', '1', {}],
    [{ kind: 'error', status: 401, code: 'invalid_api_key' }, 'The service refused the key', '!', {}],
  ] as const)
    test(JSON.stringify(fault), when, async () => {
      const { browser, service, key, countRequests } = getScene();
      setFault(fault);
      await check();
      await waitForText(popup, words);
      await waitForText(popup, 'First mail');
      await waitFor(`the badge "${badge}"`, async () => (await browser.readBadge()) === badge);
      service.setFaults([], key);
      const asked = countRequests(LIST);
      // By hand at once, though a limit may have been reached.
      await check();
      await waitFor('the words to go', async () => !(await readText(popup)).includes(words));
      await waitFor('the badge "1"', async () => (await browser.readBadge()) === '1');
      expect(countRequests(LIST)).toBeGreaterThan(asked);
    });

  test('with another key of the same service no address expires, and the old key brings them back', async () => {
    const { key, sendMail } = getScene();
    const enterKey = async (entered: string) => {
      await options.bringToFront();
      await clickButton(options, 'Change');
      await fillIn(options, 'API key', entered);
      await clickButton(options, 'Connect');
      await findButton(options, 'Change');
      await popup.bringToFront();
    };
    await enterKey(OTHER_KEY);
    await waitForText(popup, 'Your addresses were created with another API key.');
    const [lost] = await readAddressRecords(popup);
    expect(lost).toMatchObject({ email, failure: { kind: 'other-key' } });
    expect(lost).not.toHaveProperty('goneAt');
    await sendMail({ from: 'a@fernway.example', to: email, subject: 'Sent meanwhile' });
    await enterKey(key);
    await waitForText(popup, 'Sent meanwhile');
    // Its mail is stored first.
    await waitFor('its failure to be forgotten', async () => {
      const [back] = await readAddressRecords(popup);
      return back !== undefined && !('failure' in back);
    });
  });

  test('a body that could not be fetched is fetched by a later check, without opening it', async () => {
    const { sendMail } = getScene();
    setFault({ kind: 'error', method: 'GET', path: '/v1/messages/*', times: 1 });
    await sendMail({ from: 'a@fernway.example', to: email, subject: 'Late', text: 'Your code is 481516.' });
    await waitFor('its place in the list', () => popup.$('a.message-row ::-p-text(Late)'));
    await check();
    await waitForText(popup, '481 516');
  });

  test('a record that cannot be read costs only itself, is said, and deleted', async () => {
    const before = (await readStoredRecords(popup)).messages.length;
    await popup.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open('mailbox');
          opening.onsuccess = () => {
            const transaction = opening.result.transaction('messages', 'readwrite');
            transaction.objectStore('messages').put({ id: 'https:a:broken', address: 7, createdAt: 'never' });
            transaction.oncomplete = () => resolve(opening.result.close());
          };
        }),
    );
    await popup.reload();
    await waitForText(popup, '1 message can’t be read');
    await clickButton(popup, 'Delete');
    await waitFor('the line to go', async () => !(await readText(popup)).includes('can’t be read'));
    expect((await readStoredRecords(popup)).messages).toHaveLength(before);
  });

  test('a deletion waits for the network, and goes through after the popup was closed', async () => {
    const { browser, service, key, ask } = getScene();
    const isOnService = async (subject: string) => {
      const answer = await ask(`/v1/emails/${encodeURIComponent(email)}/messages`);
      const { messages } = (await answer.json()) as { messages: { subject: string }[] };
      return messages.some((one) => one.subject === subject);
    };
    setFault({ kind: 'dropped' });
    const asked = getScene().countRequests('DELETE /v1/messages/{id}');
    const trashed = (await readStoredRecords(popup)).trash.length;
    const row = await popup.waitForSelector('a.message-row ::-p-text(Late)');
    await row?.evaluate((one) => one.closest('a')?.focus());
    await popup.keyboard.press('#');
    await waitFor('it to be in the trash', async () => (await readStoredRecords(popup)).trash.length > trashed);
    await popup.close();
    await waitFor(
      'the lost request',
      async () => getScene().countRequests('DELETE /v1/messages/{id}') > asked,
      2 * UNDO_MS,
    );
    service.setFaults([], key);
    expect(await isOnService('Late')).toBe(true);
    popup = await browser.openExtensionPage('popup.html');
    // What shows that the service can be reached again; the network's own event can't be raised from here.
    await popup.evaluate(async () => {
      type Stored = { connections?: { keyMark: string }[] };
      const { connections = [] } = await chrome.storage.local.get<Stored>('connections');
      const touched = connections.map((one) => ({ ...one, name: 'Touched' }));
      await chrome.storage.local.set({ connections: touched });
    });
    await waitFor('the service to forget it', async () => !(await isOnService('Late')));
    await waitFor('the trash to be empty', async () => (await readStoredRecords(popup)).trash.length === 0);
  });

  test('a flood of mail is one notification, and leaves the user what is theirs of the limit', async () => {
    const { browser, service, key, countRequests } = getScene();
    const countAll = () => Object.values(service.requestCounts()[key] ?? {}).reduce((sum, count) => sum + count, 0);
    setFault({ kind: 'error', status: 503 });
    await markAllRead(popup);
    await sendFlood(service, [email], FLOOD);
    service.setFaults([], key);
    const bodies = countRequests(BODY);
    await check();
    await waitFor('the badge', async () => (await browser.readBadge()) === '99+');
    await waitFor('the notification', async () =>
      (await browser.readShownNotifications()).some((id) => id.startsWith('messages:')),
    );
    await waitFor('the next check to be planned', async () => (await readStatus()).nextCheckAt !== undefined);
    expect(countRequests(BODY) - bodies).toBeLessThanOrEqual(10);
    expect(countAll()).toBeLessThanOrEqual(LIMIT - RESERVE);
  });

  test('without the service, stored mail is read, after a reload as well', async () => {
    const { browser, service } = getScene();
    const badge = await browser.readBadge();
    await service.stop();
    await check();
    await waitForText(popup, 'Can’t reach the service');
    await popup.reload();
    const { messages, bodies } = await readStoredRecords(popup);
    const stored = messages.find(({ id, subject }) => bodies.includes(id) && /^Mail \d+$/.test(subject));
    await popup.evaluate((id) => {
      location.hash = `#/message/${encodeURIComponent(id)}`;
    }, `${stored?.id}`);
    await waitForText(popup, /This is mail|About Mail/, 'article.reader');
    expect(await browser.readBadge()).toBe(badge);
  });
});

describe('the browser kills the worker', { timeout: 240_000 }, () => {
  const getScene = useScene(launchChromium, { rateLimit: { limit: 100_000, periodSeconds: 3600 } });
  let options: Page;
  beforeAll(async () => {
    options = await getScene().enterKey();
  });

  test('before an answer that is lost: the address that the service made is found again', async () => {
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
});

const STAGING = { keys: ['staging'], domains: [{ name: 'staging.test', type: 'public' }] } as const;

describe.each([
  ['Chromium', launchChromium],
  ['Firefox', launchFirefox],
] as const)('several services, in %s', (name, launch) => {
  const once = nightlyInFirefox(name);
  const getScene = useScene<Awaited<ReturnType<typeof launch>>>(launch);
  tellAsStory();
  let staging: Service;
  let options: Page;
  let tab: Page;
  let first: string;
  let second: string;
  beforeAll(async () => {
    staging = await startService({ keys: [...STAGING.keys], domains: [...STAGING.domains] });
  });
  afterAll(() => staging.stop());

  test('a second one is connected beside the first, and makes an address that is asked of it', once, async () => {
    const { browser, connect } = getScene();
    options = await connect();
    await clickButton(options, 'Add a service');
    await fillIn(options, 'Service URL', staging.api);
    await fillIn(options, 'API key', 'staging');
    await clickButton(options, 'Connect');
    await waitForText(options, 'Your temporary email services');
    const names = await options.$$('.service-name input');
    await names[1]?.type('Staging');
    await names[1]?.press('Enter');
    await waitForText(options, 'Staging');
    tab = await browser.openExtensionPage('mailbox.html');
    const newest = (domain: string) =>
      waitFor(`an address on ${domain}`, async () =>
        (await readAddresses(options)).find((email) => email.endsWith(`@${domain}`)),
      );
    await clickButton(tab, 'New address');
    await clickButton(tab, 'Create address');
    first = await newest('mayfly.test');
    await findButton(tab, 'New address');
    await tab.keyboard.press('n');
    await findButton(tab, 'Create address');
    await tab.select('.new-address select', staging.api);
    await clickButton(tab, 'Create address');
    second = await newest('staging.test');
    expect(staging.addresses()).toEqual([second]);
  });

  test('one that is down or over its limit is named, and the mail of the other comes', once, async () => {
    const { service, key, sendMail } = getScene();
    service.setFaults([{ kind: 'error', status: 503, times: 'always' }], key);
    await createTestClient(staging).sendMail({ to: second, subject: 'From staging', text: 'Your code is 482913.' });
    await waitForText(tab, 'From staging');
    await waitForText(tab, /127\.0\.0\.1:\d+: The service has a problem/);
    service.setFaults([], key);
    staging.setFaults([{ kind: 'rate-limited', retryAfterSeconds: 1800, times: 'always' }], 'staging');
    await clickButton(tab, 'Check for new mail');
    await waitForText(tab, /Staging: .*limit/i);
    await waitFor('the check to end', () => tab.evaluate(() => !document.querySelector('[aria-busy="true"]')));
    const asked = staging.requests().length;
    await sendMail({ from: 'a@a.example', to: first, subject: 'From the first', text: 'Hello' });
    await waitForText(tab, 'From the first');
    expect(staging.requests().length).toBe(asked);
    staging.setFaults([], 'staging');
  });

  test(
    'what is removed keeps its mail; access goes with a connection that fails, and with one click',
    once,
    async () => {
      const { browser } = getScene();
      await options.bringToFront();
      await clickButton(options, 'Disconnect: Staging');
      await waitFor('one to be left', async () => (await options.$$eval('.service', ({ length }) => length)) === 1);
      await tab.bringToFront();
      await waitForText(tab, 'From staging');
      expect(await readAddresses(options)).toContain(second);

      const readGrants = () =>
        options.$$eval('.health-grants bdi', (hosts) => hosts.map(({ textContent }) => textContent));
      await options.bringToFront();
      await options.click('.health summary');
      // The first service is on the same host as the one that was removed.
      await waitFor('the list', async () => (await readGrants()).includes('127.0.0.1'));
      await clickButton(options, 'Add a service');
      await fillIn(options, 'Service URL', staging.api.replace('127.0.0.1', 'localhost'));
      await fillIn(options, 'API key', 'mistyped');
      await browser.answerPrompt(options, true, () => clickButton(options, 'Connect'));
      await options.waitForSelector('.connect-problem');
      expect(await readGrants()).toContain('localhost');
      await clickButton(options, 'Cancel');
      await waitFor('no access', async () => !(await readGrants()).includes('localhost'));
      await clickButton(options, 'Remove 127.0.0.1');
      await waitFor('no access', async () => !(await readGrants()).includes('127.0.0.1'));
    },
  );
});
