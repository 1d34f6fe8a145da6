/** @module-tag nightly */
import { expect, test } from 'vitest';
import { launchChromium } from './chromium.ts';
import { launchFirefox } from './firefox.ts';
import { openScene } from './scene.ts';
import { waitFor } from './wait-for.ts';

const PAGES = ['popup.html', 'options.html', 'sidepanel.html', 'mailbox.html'];

test.each([
  ['Chromium', launchChromium],
  ['Firefox', launchFirefox],
] as const)(
  'no page tries whether it may make code out of a string, in %s',
  { timeout: 180_000 },
  async (_, launch) => {
    await using closing = new AsyncDisposableStack();
    const { browser, connect, service, countRequests } = await openScene<Awaited<ReturnType<typeof launch>>>(
      launch,
      closing,
    );
    await connect();
    for (const path of PAGES) {
      const page = await browser.openExtensionPage(path);
      await page.waitForSelector('main');
      await page.close();
    }
    expect(await browser.readErrors()).toEqual([]);

    // One that tries is found out, though it catches the error.
    const page = await browser.openExtensionPage('options.html');
    await page.evaluate(() => {
      setTimeout(() => {
        try {
          new Function('return 1');
        } catch {}
      });
    });
    const errors = await waitFor('the violation', async () => {
      const reported = await browser.readErrors();
      return reported.length > 0 && reported;
    });
    expect(errors.join()).toMatch(/content.security.policy.*trusted.types/i);

    // None of them can make markup out of one.
    for (const path of [...PAGES, 'pictures.html']) {
      const page = await browser.openPage(`${browser.origin}/${path}`);
      const thrown = await page.evaluate(() => {
        try {
          document.body.innerHTML = '<blink>x</blink>';
          return 'nothing';
        } catch (error) {
          return `${(error as Error).name}, ${document.querySelectorAll('blink').length} elements`;
        }
      });
      expect(thrown, path).toBe('TypeError, 0 elements');
      await page.close();
    }

    // None of them can ask another machine: not even the service, for which there is a permission.
    const asked = countRequests('GET /v1/domains');
    const answers = await page.evaluate(async (url) => {
      const image = (await fetch('/icon/32.png')).status;
      const outside = await fetch(url).then(
        ({ status }) => `${status}`,
        (error: Error) => error.name,
      );
      return { image, outside, beacon: navigator.sendBeacon(url) };
    }, `${service.api}/v1/domains`);
    expect(answers).toMatchObject({ image: 200, outside: 'TypeError' });
    expect(countRequests('GET /v1/domains')).toBe(asked);
  },
);
