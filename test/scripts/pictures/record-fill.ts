import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { clickButton, waitForText } from '../../e2e/by-name.ts';
import { findChromiumPage, openChromiumTab } from '../../e2e/chromium-pages.ts';
import { startDisplay } from '../../e2e/display.ts';
import { findField, waitForValue } from '../../e2e/field.ts';
import { findPlaceOnScreen } from '../../e2e/place-on-screen.ts';
import { startChromium } from '../../e2e/start-chromium.ts';
import type { Theme } from '../../gallery/open-gallery.ts';
import { readTexts } from '../../language/read-texts.ts';
import { startService } from '../../service/service.ts';
import { buildExtension } from '../../start/build-extension.ts';
import { callExtension } from '../../start/call-extension.ts';

/** What slides or fades has come to rest. A picture that was taken too early is seen, so nothing finer is waited for. */
const REST_MS = 1500;

/** Where the browser offers to close its note on extensions that are being developed. In pixels of the screen. */
const CLOSE_NOTE = { x: 1245, y: 115 };

/** Pictures of the whole screen, in their order. */
const MOMENTS = ['page', 'menu', 'filled', 'popup', 'code'] as const;

export type Moment = (typeof MOMENTS)[number];

/**
 * Does the main job by hand, in the real extension in real Chromium, and takes a picture at each moment.
 * @param folder where they are saved, as `filled.png`
 * @param shown how Mayfly shows itself: the theme of the settings, and its language (BCP 47)
 */
export async function recordFill(
  folder: string,
  { theme, language }: { theme: Theme; language: string } = { theme: 'light', language: 'en' },
): Promise<void> {
  const extensionDir = await buildExtension('chromium');
  await using closing = new AsyncDisposableStack();
  const service = await startService({ sitePort: 0, allowedHosts: ['fernway.example'] });
  closing.defer(() => service.stop());
  const display = await startDisplay();
  closing.defer(() => display.stop());
  const site = new URL(service.site ?? '');
  const { browser, extension, origin } = await startChromium(extensionDir, {
    display: display.name,
    names: [`fernway.example 127.0.0.1:${site.port},MAP unused.example`],
  });
  closing.defer(() => browser.close());
  const take = async (moment: Moment) => {
    await sleep(REST_MS);
    await display.savePicture(join(folder, `${moment}.png`));
  };

  const settings = await findChromiumPage(browser, `${origin}/options.html`);
  await settings.evaluate((of) => chrome.storage.local.set(of), { settings: { theme, language } });
  await callExtension(settings, 'connect', { baseUrl: service.api, key: service.keys[0] ?? '' });
  const page = await openChromiumTab(browser, 'http://fernway.example/');
  await settings.close();
  await page.bringToFront();
  await sleep(REST_MS);
  await display.click(CLOSE_NOTE);
  await sleep(REST_MS);
  // Where the note was, nothing is painted until then.
  await page.reload();
  await take('page');

  const field = await findField(page, '#email');
  const { x, y } = await findPlaceOnScreen(page, field);
  await display.click({ x: x - 30, y }, 3);
  await sleep(REST_MS);
  // From its end: Inspect, and ours.
  await display.press('Up', 'Up');
  await take('menu');
  await display.press('Return');
  await waitForValue(field);
  await take('filled');

  await page.locator('button[type=submit]').click();
  const code = await findField(page, '#code');
  await page.bringToFront();
  await extension.triggerAction(page);
  const popup = await findChromiumPage(browser, `${origin}/popup.html`);
  const fillCode = (await readTexts(language)).get('do.fillCode') ?? '';
  await waitForText(popup, fillCode);
  await take('popup');
  await clickButton(popup, fillCode);
  await waitForValue(code);
  await take('code');
}
