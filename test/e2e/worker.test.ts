/** @module-tag nightly */
import { expect, onTestFinished, test } from 'vitest';
import { createTestClient } from '../service/test-client.ts';
import { startWorker } from '../service/worker/start-worker.ts';
import { clickButton, fillIn } from './by-name.ts';
import { launchChromium } from './chromium.ts';
import { findField, waitForValue } from './field.ts';
import { openScene } from './scene.ts';

test('connected to the service in a Cloudflare Worker: an address, its mail, its code', {
  timeout: 180_000,
}, async () => {
  const closing = new AsyncDisposableStack();
  onTestFinished(() => closing.disposeAsync());
  const worker = await startWorker();
  closing.defer(worker.stop);
  const { browser, site } = await openScene(launchChromium, closing);
  const options = await browser.findExtensionPage('options.html');
  await fillIn(options, 'Service URL', worker.api);
  await fillIn(options, 'API key', worker.keys[0] ?? '');
  await browser.answerPrompt(options, true, () => clickButton(options, 'Connect'));
  await clickButton(options, 'Skip');

  const page = await browser.openPage(`${site}/pages/asks-for-code`);
  const field = await findField(page, '#email');
  await browser.chooseFill(page, field);
  const email = await waitForValue(field);
  await createTestClient(worker).sendMail({ to: email, subject: 'Welcome', text: 'Your code is 482913.' });
  await page.click('#next');
  await clickButton(await browser.openPopup(page), 'Fill code');
  expect(await waitForValue(await findField(page, '#code'))).toBe('482913');
});
