import { createTransport } from 'nodemailer';
import type { Browser, Page } from 'puppeteer-core';
import { fillIn, findButton, waitForText } from '../../e2e/by-name.ts';
import { findField, waitForValue } from '../../e2e/field.ts';
import { waitFor } from '../../e2e/wait-for.ts';
import { startService } from '../../service/service.ts';

const KEY = 'mayfly_oldest';

/** Waits for a page of the extension. Firefox reports no address of one: the page itself is asked. */
const findPage = (browser: Browser, path: string) =>
  waitFor(path, async () => {
    for (const page of await browser.pages())
      if (await page.evaluate((wanted) => location.pathname === wanted, path).catch(() => false)) return page;
    return undefined;
  });

/**
 * From the first start to the mail that is read: connected, an address filled in or created, a code found, its mail opened. No prompt is
 * shown: what is asked for is granted.
 * @param canFill by the button in the field, which is all that the driver can press; in an old Firefox it reaches no such button
 * @param say called with each step that is done
 */
export async function doMainJob(browser: Browser, canFill: boolean, say: (step: string) => void): Promise<void> {
  await using closing = new AsyncDisposableStack();
  const service = await startService({ sitePort: 0, keys: [KEY] });
  closing.defer(() => service.stop());
  const [host, port] = service.smtp.split(':');
  const transport = createTransport({ host, port: Number(port), ignoreTLS: true });

  // It opens at install.
  const options = await findPage(browser, '/options.html');
  await connect(options, service.api);
  say('connected');
  const filled = canFill ? await fillByButton(options, await browser.newPage(), service.site ?? '') : undefined;
  if (filled !== undefined) say(`filled in: ${filled}`);
  // The driver of Firefox opens no page of an extension.
  await options.evaluate(() => chrome.tabs.create({ url: '/popup.html' }));
  const popup = await findPage(browser, '/popup.html');
  if (filled === undefined) {
    await press(popup, 'New address');
    await press(popup, 'Create address');
  }
  const email = filled ?? (await readAddress(popup));
  if (filled === undefined) say(`created: ${email}`);
  await transport.sendMail({
    from: 'Fernway <hello@fernway.example>',
    to: email,
    subject: 'Your code',
    html: '<p>Your verification code is <b>482913</b></p>',
  });
  await findButton(popup, 'Copy code');
  say(`code found: ${await popup.$eval('.code-card-code', (shown) => shown.textContent)}`);
  await readMail(popup, 'Your code', 'Your verification code');
  say('mail read');
}

const readAddress = (popup: Page) =>
  waitFor(
    'the address',
    async () =>
      /\S+@mayfly\.test/.exec(await popup.$eval('.current-address', (line) => line.textContent).catch(() => ''))?.[0],
  );

/** By the keyboard: the driver hears no end of a click in an old Firefox's page of an extension. */
async function press(page: Page, name: string): Promise<void> {
  await (await findButton(page, name)).focus();
  await page.keyboard.press('Enter');
}

async function connect(options: Page, url: string): Promise<void> {
  await options.bringToFront();
  await fillIn(options, 'Service URL', url);
  await fillIn(options, 'API key', KEY);
  // Firefox grants nothing at install that nobody was asked for; it asks in a press alone.
  await options.evaluate(() => {
    const ask = () => void chrome.permissions.request({ origins: ['*://*/*'] });
    document.addEventListener('keydown', ask, { once: true });
  });
  await press(options, 'Connect');
  await press(options, 'Skip');
  await press(options, 'Settings');
  await waitForText(options, 'mayfly.test');
}

async function fillByButton(options: Page, page: Page, site: string): Promise<string> {
  await options.evaluate(() =>
    chrome.storage.local.set({ fieldButton: { isEverywhere: false, onSites: ['127.0.0.1'], offSites: [] } }),
  );
  await waitFor('the button to be allowed', () =>
    options.evaluate(async () => (await chrome.scripting.getRegisteredContentScripts()).length > 0),
  );
  await page.goto(site);
  await page.bringToFront();
  const field = await findField(page, '#email');
  await field.click();
  const button = await page.waitForSelector('>>> div[popover=manual]:not(#popover)');
  // A press counts once the button has been in sight for a moment: until then it is pressed again.
  await waitFor('an address in the field', async () => {
    await button?.click().catch(() => {});
    return field.evaluate(({ value }) => value);
  });
  return waitForValue(field);
}

/** By the keyboard. @param words what its HTML says; it stands in a frame, into which the driver does not see everywhere */
async function readMail(popup: Page, subject: string, words: string): Promise<void> {
  await waitForText(popup, subject);
  await popup.bringToFront();
  await popup.focus('a.message-row');
  await popup.keyboard.press('Enter');
  await popup.waitForSelector(`iframe[srcdoc*="${words}"]`);
}
