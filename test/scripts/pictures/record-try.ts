import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { clickButton, findButton } from '../../e2e/by-name.ts';
import { launchChromium } from '../../e2e/chromium.ts';
import { waitFor } from '../../e2e/wait-for.ts';
import { buildExtension } from '../../start/build-extension.ts';

/** What slides or fades has come to rest. */
const REST_MS = 1000;

/** As wide as the page of the first minute, and as high as its practice. In CSS pixels. */
const SIZE = { width: 720, height: 760 };

/** Does what *Try it now, no key* offers, in the built extension. @returns the pictures, in their order */
export async function recordTry(folder: string): Promise<string[]> {
  await using closing = new AsyncDisposableStack();
  const browser = await launchChromium(await buildExtension('chromium'));
  closing.defer(() => browser.stop());
  const page = await browser.findExtensionPage('options.html');
  await page.bringToFront();
  await page.setViewport(SIZE);
  const pictures: string[] = [];
  const take = async () => {
    await sleep(REST_MS);
    const path = join(folder, `try-${pictures.length}.png`) as `${string}.png`;
    await page.screenshot({ path });
    pictures.push(path);
  };
  await findButton(page, 'Try it now, no key');
  await take();
  for (const button of ['Try it now, no key', 'Fill a new address', 'Send me a code']) {
    await clickButton(page, button);
    await take();
  }
  const fill = await waitFor('the code', () =>
    page.evaluate(
      () => [...document.querySelectorAll('button')].find((one) => /\d{6}/.test(one.textContent))?.textContent,
    ),
  );
  await take();
  await clickButton(page, fill);
  await take();
  return pictures;
}
