import type { Page } from 'puppeteer-core';
import { clickButton } from '../../e2e/by-name.ts';
import { launchChromium } from '../../e2e/chromium.ts';
import type { ExtensionBrowser } from '../../e2e/extension-browser.ts';
import { launchFirefox } from '../../e2e/firefox.ts';
import { openScene, type Scene } from '../../e2e/scene.ts';
import { waitFor } from '../../e2e/wait-for.ts';
import { type CountingServer, READER_HOST, startCountingServer } from '../counting-server.ts';
import { readerPage } from '../reader-page.ts';

/** The built extension, connected and with one address, in a browser for which the whole internet is a server that counts. */
export interface ShippedReader {
  scene: Scene<ExtensionBrowser>;
  /** the popup's page in a tab, where mails are opened */
  page: Page;
  /** the address that mail is sent to */
  to: string;
  server: CountingServer;
  /** A round trip of another page: the extension's may ask nobody but their own files. */
  passFence(): Promise<void>;
}

export type BrowserName = 'chromium' | 'firefox';

/** @param closing takes everything down again */
export async function openReader(name: BrowserName, closing: AsyncDisposableStack): Promise<ShippedReader> {
  const server = await startCountingServer(await readerPage());
  closing.defer(() => server.close());
  const internet = { internet: server.port };
  const launch = (): Promise<ExtensionBrowser> =>
    name === 'chromium' ? launchChromium(undefined, internet) : launchFirefox(undefined, internet);
  const unlimited = { rateLimit: { limit: 1_000_000, periodSeconds: 3600 } };
  const scene = await openScene(launch, closing, unlimited);
  server.letThrough(new URL(scene.service.api).host);
  await scene.connect();
  const page = await scene.browser.openExtensionPage('popup.html');
  await clickButton(page, 'New address');
  await clickButton(page, 'Create address');
  const to = await waitFor('the address', async () => {
    const shown = await page.evaluate(() => document.body.innerText);
    return /[\w.-]+@mayfly\.test/.exec(shown)?.[0];
  });
  const fence = await scene.browser.openPage(`http://${READER_HOST}/`);
  const passFence = () => fence.evaluate(() => fetch('/').then(() => {}));
  await page.bringToFront();
  return { scene, page, to, server, passFence };
}
