import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPages } from '../pages/read-pages.ts';
import { type PageServer, servePages } from '../pages/serve-pages.ts';
import { launchChromium } from './chromium.ts';
import type { ExtensionBrowser } from './extension-browser.ts';
import { fillPage } from './fill-page.ts';
import { launchFirefox } from './firefox.ts';
import { readAddresses } from './read-addresses.ts';
import { useScene } from './scene.ts';

/** Every fifth page; the bench `fill-pages` goes through all of them. */
const names = (await readPages()).map(({ name }) => name).filter((_, at) => at % 5 === 0);

/** So often the popup finds the field, instead of the shortcut in it. */
const BY_POPUP = 4;

describe.each([
  ['Chromium', launchChromium],
  ['Firefox', launchFirefox],
])('a form of the corpus is filled, and arrives with the address and nothing else changed, in %s', (_, launch) => {
  const getScene = useScene<ExtensionBrowser>(launch, { rateLimit: { limit: 100_000, periodSeconds: 3600 } });
  const emails: string[] = [];
  let server: PageServer;
  let options: Page;
  let page: Page;

  beforeAll(async () => {
    server = await servePages();
    options = await getScene().connect();
    page = await getScene().browser.openPage(server.urlOf(names[0] ?? ''));
  });
  afterAll(() => server.stop());

  test.each(names.map((name, at) => [name, at % BY_POPUP === 0 ? 'popup' : 'shortcut'] as const))(
    '%s, by %s',
    async (name, way) => {
      const { email, wrong } = await fillPage(getScene().browser, page, server, name, way);
      expect(wrong).toEqual([]);
      if (email !== undefined) emails.push(email);
    },
  );

  test('every address is in the mailbox, and none was made but for a field', async () => {
    expect(new Set(await readAddresses(options))).toEqual(new Set(emails));
    expect(new Set(getScene().service.addresses())).toEqual(new Set(emails));
    expect(getScene().countRequests('POST /v1/emails')).toBe(emails.length);
  });
});
