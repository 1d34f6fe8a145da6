import type { Page } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import type { Status } from '../../lib/api/status.ts';
import { MINUTE } from '../../lib/i18n/time.ts';
import { nightlyInFirefox } from '../runner/test-tags.ts';
import { launchChromium } from './chromium.ts';
import { findField, waitForValue } from './field.ts';
import { launchFirefox } from './firefox.ts';
import { changeAddresses } from './read-addresses.ts';
import { useScene } from './scene.ts';
import { waitFor } from './wait-for.ts';

const MESSAGES = 'GET /v1/emails/{email}/messages';

describe.each([
  ['Chromium', launchChromium],
  ['Firefox', launchFirefox],
])('a page that was filled, in %s', (name, launch) => {
  const once = nightlyInFirefox(name);
  const getScene = useScene<Awaited<ReturnType<typeof launch>>>(launch);

  test(
    'is looked for mail at once when it shows a field for the code, and no more for all that it shows',
    once,
    async () => {
      const { browser, site, connect, countRequests } = getScene();
      const own = await connect();
      const page = await browser.openPage(`${site}/pages/asks-for-code`);
      const field = await findField(page, '#email');
      await browser.chooseFill(page, field);
      await waitForValue(field);
      await waitFor('the first look', () => countRequests(MESSAGES) > 0);

      // Half an hour later: its first mail has come, and nothing more is expected.
      const filledAt = Date.now() - 31 * MINUTE;
      const lastMessageAt = filledAt + MINUTE;
      await changeAddresses(own, { createdAt: filledAt, filledAt, lastMessageAt });
      await waitFor('the looks to be rare', async () => {
        const [status] = Object.values((await browser.readStorage()).statuses as Record<string, Status>);
        const { nextCheckAt = 0 } = status as Status;
        return nextCheckAt > Date.now() + 2 * MINUTE;
      });
      const before = countRequests(MESSAGES);

      await page.bringToFront();
      await page.click('#next');
      const pressedAt = Date.now();
      await waitFor('a look', () => countRequests(MESSAGES) > before, 5000);
      expect(Date.now() - pressedAt).toBeLessThan(5000);

      const counted = countRequests(MESSAGES);
      await showSignsWithoutEnd(page);
      expect(countRequests(MESSAGES) - counted).toBeLessThan(20);
    },
  );
});

/** For three seconds the page says all the time that it has sent a mail. */
async function showSignsWithoutEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const endsAt = Date.now() + 3000; Date.now() < endsAt; ) {
      const words = document.createElement('p');
      words.textContent = 'Check your email';
      document.body.append(words);
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
}
