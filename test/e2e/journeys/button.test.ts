import { resolve } from 'node:path';
import type { Frame, Page } from 'puppeteer-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { UNDO_MS } from '../../../lib/mailbox/trashed.ts';
import { NIGHTLY, nightlyInFirefox } from '../../runner/test-tags.ts';
import { clickButton, findButton, findByName, waitForText } from '../by-name.ts';
import { launchChromium } from '../chromium.ts';
import { findField, waitForValue } from '../field.ts';
import { launchFirefox } from '../firefox.ts';
import { openForm, sendForm } from '../forms.ts';
import { letTimePass } from '../let-time-pass.ts';
import { readAddresses } from '../read-stored.ts';
import { useScene } from '../scene.ts';
import { tellAsStory } from '../story.ts';
import { waitFor } from '../wait-for.ts';

const CREATE = 'POST /v1/emails';
const SWITCH = 'Show a button in email fields';

const DOMAINS = [
  { name: 'mayfly.test', type: 'public' },
  { name: 'relay.test', type: 'premium' },
  { name: 'own.test', type: 'custom' },
] as const;

/** All that a page can know of the button. */
const HOST = '>>> div[popover=manual]:not(#popover)';

type Choice = { isEverywhere: boolean; onSites: string[]; offSites: string[] };

const hasButton = async (page: Page | Frame) => (await page.$(HOST)) !== null;

/** Moves the pointer onto the button, once it is there, and clicks. */
async function pressButton(page: Page, frame: Page | Frame = page): Promise<void> {
  const host = await frame.waitForSelector(HOST);
  const box = await host?.boundingBox();
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

const COVERS = ['a popover', 'one in an open shadow root', 'one in a closed shadow root', 'a view transition'] as const;

/** Parts of our element that a page could style, as it is in the page's tree. */
const PSEUDO_ELEMENTS =
  'before after marker backdrop first-line first-letter column scroll-marker-group scroll-button(*)';

/** Runs in the page: covers all of it with something that lets clicks through, until what has the id `cover` is removed. */
function coverPage(how: string): void {
  if (how === 'a view transition') {
    const style = document.createElement('style');
    style.id = 'cover';
    style.textContent =
      '::view-transition { background: white; pointer-events: none }' +
      '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation-duration: 60s }';
    document.head.append(style);
    document.startViewTransition(() => {});
    return;
  }
  const cover = document.createElement('div');
  cover.popover = 'manual';
  cover.style.cssText = 'inset: 0; width: 100%; height: 100%; pointer-events: none; background: white';
  const around = document.createElement('div');
  around.id = 'cover';
  document.body.append(around);
  const mode = how.includes('open') ? 'open' : 'closed';
  (how === 'a popover' ? around : around.attachShadow({ mode })).append(cover);
  cover.showPopover();
}

describe.each([
  ['Chromium', launchChromium, '.output/chrome-mv3'],
  ['Firefox', launchFirefox, '.output/firefox-mv3'],
] as const)('the button in email fields, in %s', (name, launch, build) => {
  const once = nightlyInFirefox(name);
  const getScene = useScene<Awaited<ReturnType<typeof launch>>>(launch);
  tellAsStory();
  const isFirefox = name === 'Firefox';
  let options: Page;

  const open = (form: string) => openForm(getScene(), form);
  const countMade = () => getScene().countRequests(CREATE);
  const isRegistered = () =>
    options.evaluate(async () => (await chrome.scripting.getRegisteredContentScripts()).length > 0);
  const readCodeSites = async () => ((await getScene().browser.readStorage()).codeSites as { on: string[] }).on;
  async function clickSwitch(): Promise<void> {
    await options.bringToFront();
    await (await findByName(options, 'checkbox', SWITCH)).click();
  }

  /** In Firefox the button opens the popup. */
  async function fillFromPopup(): Promise<void> {
    const popup = await getScene().browser.findPopup();
    await popup.locator('button.primary').click();
  }

  /** Clicks as soon as it counts. @returns what is in the field then */
  async function fillByButton(page: Page, frame: Page | Frame = page, selector = '#email'): Promise<string> {
    const field = await findField(frame, selector);
    await field.click();
    await frame.waitForSelector(HOST);
    await letTimePass(page);
    await pressButton(page, frame);
    if (isFirefox) await fillFromPopup();
    return waitForValue(field);
  }

  test('is not there at first, nor if the permission is refused', once, async () => {
    const { browser, enterKey } = getScene();
    options = await enterKey();
    const page = await open('email');
    await (await findField(page, '#email')).click();
    await letTimePass(page, 300);
    expect(await hasButton(page)).toBe(false);
    await browser.answerPrompt(options, false, clickSwitch);
    const { fieldButton } = await browser.readStorage();
    expect((fieldButton as Choice | undefined)?.isEverywhere ?? false).toBe(false);
    const button = await findByName(options, 'checkbox', SWITCH);
    expect(await button.evaluate((one) => (one as HTMLInputElement).checked)).toBe(false);
    expect(await isRegistered()).toBe(false);
  });

  test('comes to pages that are open already once it is allowed, and fills what the site may know', async () => {
    options ??= await getScene().enterKey();
    const page = await open('email');
    await getScene().browser.answerPrompt(options, true, clickSwitch);
    await waitFor('the registration', isRegistered);
    await page.bringToFront();
    const first = await fillByButton(page);
    expect(first).toMatch(/^\S+@mayfly\.test$/);
    const other = await open('email');
    expect(await fillByButton(other)).toBe(first);
    await other.reload();
    expect(await fillByButton(other)).toBe(first);
    expect(countMade()).toBe(1);
  });

  test('is not there for a script that focuses a field, before the user has done something in the page', async () => {
    const page = await open('email');
    await page.$eval('#email', (field) => (field as HTMLInputElement).focus());
    // Of an address that was entered, of tabs and of windows that were changed: the page gets the end of it.
    for (const key of ['Enter', 'Control', 'Alt'] as const) await page.keyboard.up(key);
    await letTimePass(page, 300);
    expect(await hasButton(page)).toBe(false);
    await page.keyboard.press('Shift');
    await page.waitForSelector(HOST);
  });

  test('fills a field that React controls, within a frame of another host', NIGHTLY, async () => {
    expect(await fillByButton(await open('controlled'))).toMatch(/^\S+@mayfly\.test$/);
    const page = await open('frame-other-host');
    const frame = await waitFor('the frame', () => page.frames()[1]);
    const field = await findField(frame, '#email');
    if (!isFirefox) return expect(await fillByButton(page, frame)).toMatch(/^\S+@mayfly\.test$/);
    await field.click();
    await letTimePass(page, 300);
    expect(await hasButton(frame)).toBe(false);
  });

  test('fills in a closed shadow root, and by the keyboard', once, async () => {
    const page = await open('shadow-closed');
    const input = page.evaluate(() => new Promise<void>((heard) => addEventListener('input', () => heard())));
    await page.keyboard.press('Tab');
    await page.waitForSelector(HOST);
    await letTimePass(page);
    await pressButton(page);
    if (isFirefox) await fillFromPopup();
    await input;

    const other = await open('email');
    const field = await findField(other, '#email');
    await field.click();
    await other.waitForSelector(HOST);
    await other.keyboard.down('Alt');
    await other.keyboard.press('ArrowDown');
    await other.keyboard.up('Alt');
    await waitForValue(field);
  });

  test('follows its field, and goes with the cursor', once, async () => {
    const page = await open('email');
    const field = await findField(page, '#email');
    await field.click();
    const host = await page.waitForSelector(HOST);
    const before = await host?.boundingBox();
    await page.evaluate(() => {
      document.body.style.height = '3000px';
      scrollTo(0, 20);
    });
    await waitFor('the button to follow', async () => (await host?.boundingBox())?.y === (before?.y ?? 0) - 20);
    await field.evaluate((element) => element.blur());
    expect(await hasButton(page)).toBe(false);
  });

  describe('the page can’t', () => {
    let page: Page;
    let before = 0;
    beforeEach(async () => {
      page = await open('email');
      await (await findField(page, '#email')).click();
      await page.waitForSelector(HOST);
      await letTimePass(page);
      before = countMade();
    });

    /** After what was tried, the field is empty, and nothing was made; a click of a user fills what the site knows. */
    async function expectNothingSpent() {
      await letTimePass(page);
      expect(await page.$eval('#email', (field) => (field as HTMLInputElement).value)).toBe('');
      expect(await fillByButton(page)).toMatch(/@mayfly\.test$/);
      expect(countMade()).toBe(before);
    }

    /** Does something to the page, lets it take effect, and clicks where the button was. */
    async function pressAfter(change: (mode: string) => void, mode = ''): Promise<void> {
      const box = await (await page.waitForSelector(HOST))?.boundingBox();
      await page.evaluate(change, mode);
      await letTimePass(page);
      await page.mouse.click((box?.x ?? 0) + 12, (box?.y ?? 0) + 12);
    }

    test('click it from a script, fade it, draw over it, or see into it', once, async () => {
      const { x = 0, y = 0 } = (await (await page.waitForSelector(HOST))?.boundingBox()) ?? {};
      // The page may show at its round corners.
      const clip = { x: x + 4, y: y + 4, width: 16, height: 16 };
      const takePicture = () => page.screenshot({ encoding: 'base64', captureBeyondViewport: false, clip });
      const picture = await takePicture();
      const parts = PSEUDO_ELEMENTS.split(' ').map(
        (part) =>
          `div::${part} { content: "" !important; display: block !important; position: absolute; inset: -9px; z-index: 9; background: red !important; pointer-events: none }`,
      );
      await page.addStyleTag({
        content: `div { opacity: 0 !important; transform: translate(200px) !important; display: none !important } ${parts.join(' ')}`,
      });
      expect((await takePicture()) === picture).toBe(true);
      const seen = await page.$eval('div[popover=manual]', (host) => {
        host.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
        (host as HTMLElement).click();
        dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', altKey: true }));
        (host as HTMLElement).style.setProperty('left', '0', 'important');
        const { opacity, transform, display } = getComputedStyle(host);
        return { root: host.shadowRoot, opacity, transform, display, left: host.getBoundingClientRect().left };
      });
      expect(seen).toMatchObject({ root: null, opacity: '1', transform: 'none' });
      expect(seen.display).not.toBe('none');
      expect(seen.left).toBeGreaterThan(100);
      await expectNothingSpent();
    });

    test('have it clicked in a form that can hardly be seen', NIGHTLY, async () => {
      await pressAfter(() => document.body.style.setProperty('opacity', '0.05'));
      await page.evaluate(() => document.body.style.removeProperty('opacity'));
      await page.$eval('#email', (field) => (field as HTMLInputElement).blur());
      await expectNothingSpent();
    });

    test.each(COVERS)('have it clicked through something that covers it: %s', NIGHTLY, async (cover) => {
      await pressAfter(coverPage, cover);
      await page.evaluate(() => document.getElementById('cover')?.remove());
      await expectNothingSpent();
    });

    test('bring it under the pointer at the time of a click', NIGHTLY, async () => {
      const { x = 0, y = 0 } = (await (await page.waitForSelector(HOST))?.boundingBox()) ?? {};
      await page.$eval('#email', (field) => (field as HTMLInputElement).blur());
      await page.mouse.move(x + 12, y + 12);
      await page.$eval('#email', (field) => (field as HTMLInputElement).focus());
      await page.mouse.down();
      await page.mouse.up();
      expect(await hasButton(page)).toBe(true);
      await expectNothingSpent();
    });

    test('make addresses in the user’s place, though its process is taken over', once, async () => {
      await options.evaluate(async (url) => {
        const [tab] = (await chrome.tabs.query({ active: true })).filter((one) => one.url === url);
        await chrome.scripting.executeScript({
          target: { tabId: tab?.id ?? -1 },
          // What the field button sends, sent by something else in its process.
          func: async () => {
            for (let press = 0; press < 15; press++) await chrome.runtime.sendMessage({ call: 'fillHere', args: {} });
          },
        });
      }, page.url());
      expect(countMade()).toBe(before);
      const [notice] = (await getScene().browser.readCreatedNotifications()).slice(-1);
      expect(notice?.title).toBe('Too many new addresses in a short time');
    });
  });

  test('goes when it is switched off, with the permission for all pages; those for the service and for codes stay', async () => {
    const { browser, site } = getScene();
    const page = await open('email');
    await (await findField(page, '#email')).click();
    await page.waitForSelector(HOST);
    const origins = ['https://api.temp-mail.io/*'];
    if (isFirefox) await clickSwitch();
    else {
      const pattern = `*://${new URL(site).hostname}/*`;
      origins.unshift(pattern);
      await options.evaluate(
        async (args, pattern) => {
          // Granted without a prompt, as all pages are.
          await chrome.permissions.request({ origins: [pattern] });
          await chrome.runtime.sendMessage({ call: 'chooseCodeFill', args });
        },
        { origin: site, isOn: true },
        pattern,
      );
      // Chromium takes the others away as well, and asks for them again in the same click.
      await browser.answerPrompt(options, true, clickSwitch);
      await expect.poll(readCodeSites, { timeout: 15_000 }).toEqual([site]);
    }
    await waitFor('the registration to go', async () => !(await isRegistered()));
    await page.bringToFront();
    await waitFor('the button to go', async () => !(await hasButton(page)));
    const readOrigins = () => options.evaluate(async () => (await chrome.permissions.getAll()).origins ?? []);
    await expect.poll(readOrigins, { timeout: 15_000 }).toEqual(origins);
  });

  // Firefox disables an extension in about:addons alone, which no test can drive.
  if (!isFirefox)
    test('and codes no longer fill themselves in once the permission was taken away while Mayfly was disabled', async () => {
      const page = await getScene().browser.openPage('chrome://extensions');
      await page.evaluate(
        async (id, pattern) => {
          const { management, developerPrivate } = chrome as unknown as {
            management: typeof chrome.management;
            developerPrivate: { removeHostPermission(id: string, pattern: string): Promise<void> };
          };
          await management.setEnabled(id, false);
          await developerPrivate.removeHostPermission(id, pattern);
          await management.setEnabled(id, true);
        },
        new URL(getScene().browser.origin).hostname,
        `*://${new URL(getScene().site).hostname}/*`,
      );
      await expect.poll(readCodeSites, { timeout: 15_000 }).toEqual([]);
      options = await getScene().browser.openExtensionPage('options.html');
    });

  test('stands in the field once after an update', NIGHTLY, async () => {
    // Chromium grants without a question what was granted before.
    if (isFirefox) await getScene().browser.answerPrompt(options, true, clickSwitch);
    else await clickSwitch();
    await waitFor('the registration', isRegistered);
    const page = await open('email');
    const field = await findField(page, '#email');
    await field.click();
    const old = await page.waitForSelector(HOST);
    // What has the same id takes the place of the old one, as at an update.
    await page.browser().installExtension(resolve(build));
    await waitFor('the old one to go', () => old?.evaluate((host) => !host.isConnected));
    expect(await page.$$(HOST)).toHaveLength(1);
    expect(await fillByButton(page)).toMatch(/@mayfly\.test$/);
  });
});

describe.each([
  ['Chromium', launchChromium],
  ['Firefox', launchFirefox],
] as const)('another domain, and an address in one’s own words, in %s', (name, launch) => {
  const once = nightlyInFirefox(name);
  /** Lifetime of the addresses that the service makes from now on. */
  const ttlSeconds = 600;
  const getScene = useScene<Awaited<ReturnType<typeof launch>>>(launch, {
    domains: DOMAINS,
    ttlSeconds: () => ttlSeconds,
  });
  tellAsStory();
  let options: Page;
  let tab: Page;

  /** All requests so far, but those for mail. */
  function countOthers(): number {
    const { service, key } = getScene();
    const counts = Object.entries(service.requestCounts()[key] ?? {});
    return counts.reduce((sum, [route, count]) => sum + (route.includes('/messages') ? 0 : count), 0);
  }

  const fillByShortcut = async (page: Page) => {
    const field = await findField(page, '#email');
    await field.focus();
    await getScene().browser.pressShortcut(page, 'fill');
    return { field, email: await waitForValue(field) };
  };

  test(
    'after the form was sent: one click in the popup, and an address on another domain is accepted',
    once,
    async () => {
      const { browser, site, enterKey, ask } = getScene();
      options = await enterKey();
      const page = await browser.openPage(`${site}/?refused=mayfly.test`);
      await clickButton(await browser.openPopup(page), 'Fill a new address');
      const refused = await waitForValue(await findField(page, '#email'));
      await page.bringToFront();
      await page.locator('button[type=submit]').click();
      await page.waitForSelector('#problem');
      const before = countOthers();
      const popup = await browser.openPopup(page);
      await waitForText(popup, 'This page doesn’t accept mayfly.test.');
      await clickButton(popup, 'Try relay.test');
      const field = await findField(page, '#email');
      await waitFor('another address', async () => (await waitForValue(field)) !== refused);
      const email = await waitForValue(field);
      expect(email).toMatch(/@relay\.test$/);
      await waitForText(popup, `Filled in ${email}. The old address was deleted.`);
      expect(await readAddresses(options)).toEqual([email]);
      await page.bringToFront();
      await page.locator('button[type=submit]').click();
      await page.waitForSelector('#code');
      await waitFor('its end', async () => (await ask(`/v1/emails/${refused}/messages`)).status === 404, 2 * UNDO_MS);
      // One makes the address, the other deletes the old one.
      expect(countOthers() - before).toBeLessThanOrEqual(2);
    },
  );

  test(
    'at the next visit the domain is skipped; as one types, one click in the menu replaces both fields',
    once,
    async () => {
      const { browser, site } = getScene();
      const page = await browser.openPage(`${site}/?refused=mayfly.test`);
      expect((await fillByShortcut(page)).email).toMatch(/@relay\.test$/);
      const typing = await openForm(getScene(), 'refuses-typing?refused=mayfly.test,relay.test');
      const { field, email: first } = await fillByShortcut(typing);
      await waitForText(typing, 'Please use another e-mail address.');
      await browser.chooseFill(typing, field, 'replace');
      await waitFor('another address', async () => (await waitForValue(field)) !== first);
      const email = await waitForValue(field);
      expect(email).toMatch(/@own\.test$/);
      expect(await sendForm(getScene(), typing)).toEqual({ email, repeat: email });
      await waitFor('the old one to be gone', async () => !(await readAddresses(options)).includes(first));
    },
  );

  test(
    'a key opens the form: name and domain are chosen, stored for the next time, and a taken name has another',
    once,
    async () => {
      const { browser, sendMail, countRequests } = getScene();
      tab = await browser.openExtensionPage('mailbox.html');
      const before = countRequests(CREATE);
      const openNew = async () => {
        await findButton(tab, 'New address');
        await tab.keyboard.press('n');
        await findButton(tab, 'Create address');
      };
      const typeName = async (words: string) => {
        const field = await findField(tab, 'input[aria-label="Name before the @"]');
        await field.evaluate((input) => input.select());
        await field.type(words);
        await clickButton(tab, 'Create address');
      };
      await openNew();
      await tab.select('select', 'relay.test');
      await typeName('two words');
      await waitForText(tab, 'Use the letters a to z');
      expect(countRequests(CREATE)).toBe(before);
      await typeName('Anna.Maria');
      await waitForText(tab, 'New address: anna.maria@relay.test');
      await sendMail({ from: 'a@a.example', to: 'anna.maria@relay.test', subject: 'For Anna', text: 'Hello' });
      await waitForText(tab, 'For Anna');

      await openNew();
      expect(await tab.$eval('select', ({ value }) => value)).toBe('relay.test');
      await typeName('anna.maria');
      await waitForText(tab, '“anna.maria” is taken or not allowed.');
      const free = await waitFor('the offer', () =>
        tab.$$eval('button', (all) => all.find(({ textContent }) => textContent.startsWith('Use '))?.textContent),
      );
      expect(free).toMatch(/^Use anna\.maria\.\w{4}$/);
      await clickButton(tab, free);
      await waitForText(tab, `New address: ${free.slice('Use '.length)}@relay.test`);
    },
  );
});
