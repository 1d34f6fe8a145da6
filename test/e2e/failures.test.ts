import type { Page } from 'puppeteer-core';
import { afterEach, describe, expect, test } from 'vitest';
import { NIGHTLY } from '../runner/test-tags.ts';
import type { FaultInput } from '../service/faults/fault.ts';
import { clickButton, fillIn, findButton, openMessage, waitForText } from './by-name.ts';
import { launchChromium } from './chromium.ts';
import { readAddressRecords } from './read-addresses.ts';
import { readStoredRecords } from './read-stored.ts';
import { useScene } from './scene.ts';
import { goBack } from './stored-mail.ts';
import { waitFor } from './wait-for.ts';

const OTHER_KEY = 'mayfly_other';

const getScene = useScene(launchChromium, { keys: [OTHER_KEY] });

describe('what goes wrong while connecting is said in plain words', () => {
  /** Enters address and key. @returns the page */
  async function enter(address: string, key: string): Promise<Page> {
    const options = await getScene().browser.findExtensionPage('options.html');
    await fillIn(options, 'Service URL', address);
    await fillIn(options, 'API key', key);
    return options;
  }

  test('the user declines', async () => {
    const { browser, service, key } = getScene();
    const options = await enter(service.api, key);
    await browser.answerPrompt(options, false, () => clickButton(options, 'Connect'));
    await waitForText(options, 'Access wasn’t allowed');
  });

  test('the key is wrong', async () => {
    const { browser, service } = getScene();
    const options = await enter(service.api, 'mayfly_wrong');
    await browser.answerPrompt(options, true, () => clickButton(options, 'Connect'));
    await waitForText(options, 'The service refused the key');
  });

  test('another site answers', async () => {
    const { site, key } = getScene();
    const options = await enter(site, key);
    await clickButton(options, 'Connect');
    await waitForText(options, 'This isn’t a temporary email service');
  });

  test('no service answers', async () => {
    const options = await enter('http://127.0.0.1:9', getScene().key);
    await clickButton(options, 'Connect');
    await waitForText(options, 'No answer from this URL');
  });

  test.each<[FaultInput, string]>([
    [{ kind: 'html' }, 'The service has a problem (502)'],
    [{ kind: 'html', status: 200 }, 'This isn’t a temporary email service (200)'],
    [{ kind: 'error' }, 'The service has a problem (500)'],
    [{ kind: 'rate-limited', resetSeconds: 60 }, 'Limit reached'],
    [{ kind: 'dropped' }, 'No answer from this URL'],
  ])('the service answers with %j', async (fault, words) => {
    const { service, key } = getScene();
    service.setFaults([{ ...fault, times: 'always' }], key);
    const options = await enter(service.api, key);
    await clickButton(options, 'Connect');
    await waitForText(options, words);
    service.setFaults([], key);
  });

  test('what was typed is still there: the next try succeeds', async () => {
    const options = await getScene().browser.findExtensionPage('options.html');
    await clickButton(options, 'Connect');
    await waitForText(options, 'Connected to 127.0.0.1');
  });
});

describe('what goes wrong later is said, and loses nothing', () => {
  let popup: Page;
  afterEach(() => getScene().service.setFaults([], getScene().key));

  test('mail is there before anything fails', async () => {
    const { browser, sendMail, countRequests } = getScene();
    popup = await browser.openExtensionPage('popup.html');
    await clickButton(popup, 'New address');
    await waitFor('the address', () => countRequests('POST /v1/emails') === 1);
    const to = await popup.waitForSelector('.current-address').then((one) => one?.evaluate((line) => line.textContent));
    await sendMail({ from: 'a@fernway.example', to: /\S+@mayfly\.test/.exec(to ?? '')?.[0], subject: 'First mail' });
    await waitForText(popup, 'First mail');
  });

  test.each<[FaultInput, words: string, badge: string]>([
    [{ kind: 'error' }, 'The service has a problem (500)', '1'],
    [{ kind: 'html', status: 200 }, 'Mayfly couldn’t read the service’s answer (200)', '1'],
    [{ kind: 'truncated' }, 'Mayfly couldn’t read the service’s answer (200)', '1'],
    [{ kind: 'dropped' }, 'Can’t reach the service', '1'],
    [{ kind: 'rate-limited', resetSeconds: 600 }, 'Limit reached, next check at', '1'],
    [{ kind: 'error', status: 401, code: 'invalid_api_key' }, 'The service refused the key', '!'],
  ])('%j', async (fault, words, badge) => {
    const { browser, service, key } = getScene();
    await popup.bringToFront();
    service.setFaults([{ ...fault, times: 'always' }], key);
    await clickButton(popup, 'Check for new mail');
    await waitForText(popup, words);
    await waitForText(popup, 'First mail');
    await waitFor(`the badge "${badge}"`, async () => (await browser.readBadge()) === badge);

    service.setFaults([], key);
    await clickButton(popup, 'Check for new mail');
    await waitFor(
      'the words to go',
      async () => !(await popup.evaluate(() => document.body.textContent)).includes(words),
    );
    await waitFor('the badge "1"', async () => (await browser.readBadge()) === '1');
  });

  test('with another key of the same service no address expires, and the old key brings them back', async () => {
    const { browser, service, key, sendMail } = getScene();
    const options = await browser.openExtensionPage('options.html');
    const [to] = service.addresses();
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
    expect(lost).toMatchObject({ email: to, failure: { kind: 'other-key' } });
    expect(lost).not.toHaveProperty('goneAt');
    expect(await popup.evaluate(() => document.body.textContent)).not.toContain('Expired');

    await sendMail({ from: 'a@fernway.example', to, subject: 'Sent meanwhile' });
    await enterKey(key);
    await waitForText(popup, 'Sent meanwhile');
    // Its mail is stored first.
    await waitFor('its failure to be forgotten', async () => {
      const [back] = await readAddressRecords(popup);
      return back !== undefined && !('failure' in back);
    });
    // Read, it raises the badge no more.
    await openMessage(popup, 'Sent meanwhile');
    await goBack(popup);
    await options.close();
  });

  test('a subject of 50 MB is left with the service, and said with its size; what is here stays', async () => {
    const { service, key, countRequests } = getScene();
    await popup.bringToFront();
    service.setFaults([{ kind: 'large', bytes: 50_000_000, path: '/v1/emails/**', times: 'always' }], key);
    await clickButton(popup, 'Check for new mail');
    await waitForText(popup, 'Too large to load (over 5 MB)');
    const asked = countRequests('GET /v1/emails/{email}/messages');
    await popup.reload();
    await waitForText(popup, 'First mail');
    expect(countRequests('GET /v1/emails/{email}/messages')).toBe(asked);
  });

  test('of a list of 20,000 messages the newest are here at once, and the popup can be used', NIGHTLY, async () => {
    const { service, key } = getScene();
    const before = (await readStoredRecords(popup)).messages.length;
    service.setFaults([{ kind: 'long-list', count: 20_000, path: '/v1/emails/**' }], key);
    await clickButton(popup, 'Check for new mail');
    await waitForText(popup, 'Number 19999');
    await openMessage(popup, 'Number 19999');
    await waitForText(popup, 'Hello', 'article.reader');
    await goBack(popup);
    await popup.reload();
    await waitForText(popup, 'Number 19999');
    await waitFor('500 of them', async () => (await readStoredRecords(popup)).messages.length >= before + 500);
    expect((await readStoredRecords(popup)).messages).toHaveLength(before + 500);
  });

  test('a message that is too large keeps its place, and is asked for again by a press alone', async () => {
    const { browser, service, key, sendMail, countRequests } = getScene();
    const to = await popup.$eval('.current-address', (line) => /\S+@mayfly\.test/.exec(line.textContent)?.[0]);
    service.setFaults(
      [{ kind: 'large', bytes: 30_000_000, isPacked: true, path: '/v1/messages/*', times: 'always' }],
      key,
    );
    await sendMail({ from: 'a@fernway.example', to, subject: 'A huge one', text: 'It can be read now.' });
    await clickButton(popup, 'Check for new mail');
    await openMessage(popup, 'A huge one');
    await waitForText(popup, 'Too large to show (over 25 MB)');
    const asked = countRequests('GET /v1/messages/{id}');
    await goBack(popup);
    await openMessage(popup, 'A huge one');
    await waitForText(popup, 'Too large to show (over 25 MB)');
    expect(countRequests('GET /v1/messages/{id}')).toBe(asked);

    service.setFaults([], key);
    await clickButton(popup, 'Try again');
    await waitForText(popup, 'It can be read now.');
    await goBack(popup);
    expect(await browser.readErrors()).toEqual([]);
  });

  test('a message whose record cannot be read is said, and deleted', async () => {
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
    await waitFor(
      'the line to go',
      async () => !(await popup.evaluate(() => document.body.textContent)).includes('can’t be read'),
    );
    expect((await readStoredRecords(popup)).messages).toHaveLength(before);
  });

  test('a service that has moved offers to take its addresses along, and no mail is lost or comes twice', async () => {
    const { browser, service, key, sendMail } = getScene();
    const before = (await readStoredRecords(popup)).messages.length;
    const movedTo = service.api.replace('127.0.0.1', 'localhost');
    const options = await browser.openExtensionPage('options.html');
    await clickButton(options, 'Change');
    await fillIn(options, 'Service URL', movedTo);
    await fillIn(options, 'API key', key);
    await browser.answerPrompt(options, true, () => clickButton(options, 'Connect'));
    await waitForText(options, 'This service knows your addresses from its earlier URL.');
    await clickButton(options, 'Yes');
    await waitFor('the question to go', async () => {
      const words = await options.evaluate(() => document.body.textContent);
      return !words.includes('earlier URL');
    });
    await options.close();
    const [{ email: to = '', ...moved } = {}] = await readAddressRecords(popup);
    expect(moved).toMatchObject({ service: movedTo });
    await popup.bringToFront();
    await sendMail({ from: 'a@fernway.example', to, subject: 'Sent after the move' });
    await clickButton(popup, 'Check for new mail');
    await waitForText(popup, 'Sent after the move');
    expect((await readStoredRecords(popup)).messages).toHaveLength(before + 1);
    expect(await browser.readErrors()).toEqual([]);
  });

  test('the service is gone', async () => {
    const { browser, service } = getScene();
    const badge = await browser.readBadge();
    await service.stop();
    await clickButton(popup, 'Check for new mail');
    await waitForText(popup, 'Can’t reach the service');
    await popup.reload();
    await waitForText(popup, 'Sent after the move');
    expect(await browser.readBadge()).toBe(badge);
  });
});
