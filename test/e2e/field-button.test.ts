import { resolve } from 'node:path';
import type { Frame, Page } from 'puppeteer-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NIGHTLY } from '../runner/test-tags.ts';
import { findByName } from './by-name.ts';
import { launchChromium } from './chromium.ts';
import type { ExtensionBrowser } from './extension-browser.ts';
import { findField } from './field.ts';
import { launchFirefox } from './firefox.ts';
import { type Scene, useScene } from './scene.ts';
import { waitFor } from './wait-for.ts';

const CREATE = 'POST /v1/emails';
const SWITCH = 'Show a button in email fields';

/** All that a page can know of the button. */
const HOST = '>>> div[popover=manual]:not(#popover)';

type Choice = { isEverywhere: boolean; onSites: string[]; offSites: string[] };

const hasButton = async (page: Page | Frame) => (await page.$(HOST)) !== null;

/** Moves the pointer onto the button, once it is there, and presses. */
async function pressButton(page: Page, frame: Page | Frame = page): Promise<void> {
  const host = await frame.waitForSelector(HOST);
  const box = await host?.boundingBox();
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Lets the page's clock run: a click counts only after the button has been visible for 300 ms. */
const letSee = (page: Page, ms = 800) =>
  page.evaluate(
    (untilMs) =>
      new Promise<void>((seen) => {
        const startAt = performance.now();
        const look = () => (performance.now() - startAt > untilMs ? seen() : requestAnimationFrame(look));
        look();
      }),
    ms,
  );

/** What the service has been asked for since, and a page of the sample site. */
function tools(getScene: () => Scene<ExtensionBrowser>) {
  return {
    openForm: (name: string) => getScene().browser.openPage(`${getScene().site}/pages/${name}`),
    countAddresses: () => getScene().countRequests(CREATE),
    async clickSwitch(options: Page) {
      await options.bringToFront();
      await (await findByName(options, 'checkbox', SWITCH)).click();
    },
    isRegistered: (options: Page) =>
      options.evaluate(async () => (await chrome.scripting.getRegisteredContentScripts()).length > 0),
    /** Presses as soon as it counts, and returns what is in the field then. */
    async fillByButton(page: Page, frame: Page | Frame = page, selector = '#email'): Promise<string> {
      const field = await findField(frame, selector);
      await field.focus();
      await frame.waitForSelector(HOST);
      await letSee(page);
      await pressButton(page, frame);
      return waitFor('a value in the field', () => field.evaluate(({ value }) => value));
    },
  };
}

const COVERS = ['a popover', 'one in an open shadow root', 'one in a closed shadow root', 'a view transition'] as const;

/** Runs in the page: covers all of it with something that lets clicks through, until what has the id `cover` is removed. */
function coverPage(how: string): void {
  const style = document.createElement('style');
  style.id = 'cover';
  style.textContent =
    '::view-transition { background: white; pointer-events: none }' +
    '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation-duration: 60s }';
  if (how === 'a view transition') {
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

describe('the button in e-mail fields', () => {
  const getScene = useScene(launchChromium);
  const { openForm, countAddresses, clickSwitch, isRegistered, fillByButton } = tools(getScene);
  let options: Page;
  beforeAll(async () => {
    options = await getScene().connect();
  });

  const choose = (choice: Partial<Choice>) =>
    options.evaluate((fieldButton) => chrome.storage.local.set({ fieldButton }), {
      isEverywhere: true,
      onSites: [],
      offSites: [],
      ...choice,
    });

  test('is not there at first', async () => {
    const page = await openForm('email');
    await (await findField(page, '#email')).focus();
    await letSee(page);
    expect(await hasButton(page)).toBe(false);
    expect(await isRegistered(options)).toBe(false);
  });

  test('is not there either if the permission is refused', NIGHTLY, async () => {
    await getScene().browser.answerPrompt(options, false, () => clickSwitch(options));
    await waitFor('the switch to go back', async () => {
      const { fieldButton } = await getScene().browser.readStorage();
      return (fieldButton as Choice).isEverywhere === false;
    });
    expect(await isRegistered(options)).toBe(false);
  });

  test('comes to pages that are open already once it is allowed, and fills', async () => {
    const page = await openForm('email');
    await getScene().browser.answerPrompt(options, true, () => clickSwitch(options));
    await waitFor('the registration', () => isRegistered(options));
    await page.bringToFront();
    expect(await fillByButton(page)).toMatch(/^\S+@mayfly\.test$/);
  });

  test.each([
    ['dialog', '#email'],
    ['popover', '#email'],
    ['shadow-open', '>>> #email'],
  ])('fills: %s', NIGHTLY, async (name, selector) => {
    const page = await openForm(name);
    expect(await fillByButton(page, page, selector)).toMatch(/^\S+@mayfly\.test$/);
  });

  test('fills a field that React controls', async () => {
    expect(await fillByButton(await openForm('controlled'))).toMatch(/^\S+@mayfly\.test$/);
  });

  const fillsInFrame = async (name: string) => {
    const page = await openForm(name);
    const frame = await waitFor('the frame', () => page.frames()[1]);
    await frame.waitForSelector('#email');
    expect(await fillByButton(page, frame)).toMatch(/^\S+@mayfly\.test$/);
  };
  test('fills within a frame of another host', () => fillsInFrame('frame-other-host'));
  test.each(['frame-srcdoc', 'frame-blank'])('fills within a frame: %s', NIGHTLY, fillsInFrame);

  test('fills in a closed shadow root', async () => {
    const page = await openForm('shadow-closed');
    const input = page.evaluate(() => new Promise<void>((heard) => addEventListener('input', () => heard())));
    await page.keyboard.press('Tab');
    await page.waitForSelector(HOST);
    await letSee(page);
    await pressButton(page);
    await input;
  });

  test('fills by the keyboard', async () => {
    const page = await openForm('email');
    const field = await findField(page, '#email');
    await field.focus();
    await page.waitForSelector(HOST);
    await page.keyboard.down('Alt');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.up('Alt');
    await waitFor('a value in the field', () => field.evaluate(({ value }) => value));
  });

  test('goes with the cursor', async () => {
    const page = await openForm('email');
    const field = await findField(page, '#email');
    await field.focus();
    await page.waitForSelector(HOST);
    await field.evaluate((element) => element.blur());
    expect(await hasButton(page)).toBe(false);
  });

  const isAbsentFrom = async (selector: string) => {
    const page = await openForm('refused');
    await (await findField(page, selector)).focus();
    await letSee(page, 300);
    expect(await hasButton(page)).toBe(false);
  };
  test('is in no field that is transparent', () => isAbsentFrom('#transparent'));
  test.each(['#read-only', '#password', '#maxlength'])(
    'is in no field that can’t take an address: %s',
    NIGHTLY,
    isAbsentFrom,
  );

  test('is beside an icon in the field, and on the left in right-to-left text', NIGHTLY, async () => {
    const page = await openForm('email');
    const field = await findField(page, '#email');
    await field.evaluate((element) => {
      const { right, top } = element.getBoundingClientRect();
      const sign = document.createElement('div');
      sign.style.cssText = `position: absolute; left: ${right - 26}px; top: ${top + 3}px; width: 22px; height: 22px; background: red`;
      document.body.append(sign);
    });
    const readPlaces = async () => {
      const host = await page.waitForSelector(HOST);
      return [await host?.boundingBox(), await field.boundingBox()] as const;
    };
    await field.focus();
    const [button, box] = await readPlaces();
    expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0) - 26);

    await field.evaluate((element) => {
      element.blur();
      element.dir = 'rtl';
      element.focus();
    });
    const [mirrored] = await readPlaces();
    expect(mirrored?.x).toBeCloseTo((box?.x ?? 0) + 4, 0);
  });

  test('follows its field', async () => {
    const page = await openForm('email');
    const field = await findField(page, '#email');
    await field.focus();
    const host = await page.waitForSelector(HOST);
    const before = await host?.boundingBox();
    await page.evaluate(() => {
      document.body.style.height = '3000px';
      scrollTo(0, 20);
    });
    await waitFor('the button to follow', async () => (await host?.boundingBox())?.y === (before?.y ?? 0) - 20);
  });

  describe('the page can’t', () => {
    let page: Page;
    let before = 0;

    beforeEach(async () => {
      page = await openForm('email');
      await (await findField(page, '#email')).focus();
      await page.waitForSelector(HOST);
      await letSee(page);
      before = countAddresses();
    });

    /** After what was tried, the field is empty, and nothing was made; a press of a user fills what the site knows. */
    async function expectNothingSpent() {
      await letSee(page);
      expect(await page.$eval('#email', (field) => (field as HTMLInputElement).value)).toBe('');
      expect(await fillByButton(page)).toMatch(/@mayfly\.test$/);
      expect(countAddresses()).toBe(before);
    }

    /** Does something to the page, lets it take effect, and presses where the button was. */
    async function pressAfter(change: (mode: string) => void, mode = ''): Promise<void> {
      const box = await (await page.waitForSelector(HOST))?.boundingBox();
      await page.evaluate(change, mode);
      await letSee(page);
      await page.mouse.click((box?.x ?? 0) + 12, (box?.y ?? 0) + 12);
    }

    test('click it or press its shortcut from a script', async () => {
      await page.$eval('div[popover=manual]', (host) => {
        host.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
        (host as HTMLElement).click();
        dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', altKey: true }));
      });
      await expectNothingSpent();
    });

    test('have it pressed in a form that can hardly be seen', async () => {
      await pressAfter(() => document.body.style.setProperty('opacity', '0.05'));
      await page.evaluate(() => document.body.style.removeProperty('opacity'));
      await page.$eval('#email', (field) => (field as HTMLInputElement).blur());
      await expectNothingSpent();
    });

    test.each(COVERS)('have it pressed through something that covers it: %s', NIGHTLY, async (cover) => {
      await pressAfter(coverPage, cover);
      await page.evaluate(() => document.getElementById('cover')?.remove());
      await expectNothingSpent();
    });

    test('bring it under the pointer at the moment of a click', NIGHTLY, async () => {
      const { x = 0, y = 0 } = (await (await page.waitForSelector(HOST))?.boundingBox()) ?? {};
      await page.$eval('#email', (field) => (field as HTMLInputElement).blur());
      await page.mouse.move(x + 12, y + 12);
      await page.$eval('#email', (field) => (field as HTMLInputElement).focus());
      await page.mouse.down();
      await page.mouse.up();
      expect(await hasButton(page)).toBe(true);
      await expectNothingSpent();
    });

    test('look into it, style it or fade it', async () => {
      await page.addStyleTag({
        content: 'div { opacity: 0 !important; transform: translate(200px) !important; display: none !important }',
      });
      const seen = await page.$eval('div[popover=manual]', (host) => {
        (host as HTMLElement).style.setProperty('left', '0', 'important');
        const { opacity, transform, display } = getComputedStyle(host);
        return {
          root: host.shadowRoot,
          opacity,
          transform,
          isHidden: display === 'none',
          left: host.getBoundingClientRect().left,
        };
      });
      expect(seen).toMatchObject({ root: null, opacity: '1', transform: 'none', isHidden: false });
      expect(seen.left).toBeGreaterThan(100);
      await expectNothingSpent();
    });
  });

  test('leaves a site that was switched off, its frames of other sites too', async () => {
    const same = await openForm('email');
    await (await findField(same, '#email')).focus();
    await same.waitForSelector(HOST);

    await choose({ offSites: ['127.0.0.1'] });
    await waitFor('the button to go', async () => !(await hasButton(same)));

    const page = await openForm('frame-other-host');
    const frame = await waitFor('the frame', () => page.frames()[1]);
    await (await findField(frame, '#email')).focus();
    await letSee(page);
    expect(await hasButton(frame)).toBe(false);

    await choose({});
    await same.bringToFront();
    expect(await fillByButton(same)).toMatch(/@mayfly\.test$/);
  });

  test('stands on one site alone, where only that was chosen', async () => {
    await choose({ isEverywhere: false, onSites: ['127.0.0.1'] });
    const page = await openForm('email');
    expect(await fillByButton(page)).toMatch(/@mayfly\.test$/);

    const other = await getScene().browser.openPage(`${getScene().site.replace('127.0.0.1', 'localhost')}/pages/email`);
    await (await findField(other, '#email')).focus();
    await letSee(other, 300);
    expect(await hasButton(other)).toBe(false);
    await choose({});
  });

  test('a page that presses in place of the user fills what it knows; none count where nobody looks', async () => {
    const hidden = await openForm('email');
    await (await findField(hidden, '#email')).focus();
    const page = await openForm('dialog');
    await (await findField(page, '#email')).focus();
    await page.waitForSelector(HOST);
    const before = countAddresses();
    await options.evaluate(
      async (urls) => {
        for (const tab of await chrome.tabs.query({})) {
          if (!urls.includes(tab.url ?? '')) continue;
          await chrome.scripting.executeScript({
            target: { tabId: tab.id ?? -1 },
            // What the field button says, said by somebody else in its process.
            func: async () => {
              for (let press = 0; press < 15; press++) await chrome.runtime.sendMessage({ call: 'fillHere', args: {} });
            },
          });
        }
      },
      [hidden.url(), page.url()],
    );
    expect(countAddresses() - before).toBe(0);
    const [notice] = (await getScene().browser.readCreatedNotifications()).slice(-1);
    expect(notice?.title).toBe('Too many new addresses in a short time');
  });

  test('goes when it is switched off, the permission for all pages with it; the one for the service stays', async () => {
    const page = await openForm('email');
    await (await findField(page, '#email')).focus();
    await page.waitForSelector(HOST);
    const readOrigins = () => options.evaluate(async () => (await chrome.permissions.getAll()).origins ?? []);
    const granted = await readOrigins();
    expect(granted).toContain('*://*/*');
    await clickSwitch(options);
    await waitFor('the registration to go', async () => !(await isRegistered(options)));
    await page.bringToFront();
    await waitFor('the button to go', async () => !(await hasButton(page)));
    const { hostname } = new URL(getScene().service.api);
    await waitFor('the service’s to be there again', async () => (await readOrigins()).length > 0);
    expect(await readOrigins()).toEqual([`http://${hostname}/*`]);
    // What was given once is given again without a question.
    await options.bringToFront();
    await options.evaluate(() => chrome.permissions.request({ origins: ['*://*/*'] }));
    await choose({});
    await waitFor('the registration', () => isRegistered(options));
  });

  test('goes when the permission goes, and the wish with it', async () => {
    const page = await openForm('email');
    await (await findField(page, '#email')).focus();
    await page.waitForSelector(HOST);
    await options.evaluate(() => chrome.permissions.remove({ origins: ['*://*/*'] }));
    await waitFor('the button to go', async () => !(await hasButton(page)));
    expect(await isRegistered(options)).toBe(false);
    const { fieldButton } = await getScene().browser.readStorage();
    expect(fieldButton).toMatchObject({ isEverywhere: false });
  });

  test('stands in the field once after an update, and goes with the extension', NIGHTLY, async () => {
    await options.bringToFront();
    await choose({ onSites: ['127.0.0.1'], isEverywhere: false });
    await options.evaluate(() => chrome.permissions.request({ origins: ['*://127.0.0.1/*'] }));
    await waitFor('the registration', () => isRegistered(options));
    const page = await openForm('email');
    const field = await findField(page, '#email');
    await field.focus();
    await page.waitForSelector(HOST);
    // What has the same id takes the place of the old one, as at an update.
    await page.browser().installExtension(resolve('.output/chrome-mv3'));
    await waitFor('the new one to fill', async () => {
      await letSee(page, 400);
      await pressButton(page);
      return field.evaluate(({ value }) => value);
    });
    expect(await page.$$(HOST)).toHaveLength(1);
    options = await getScene().browser.openExtensionPage('options.html');
    await options.evaluate(() => chrome.management.uninstallSelf()).catch(() => {});
    await waitFor('the button to stay away', async () => {
      await field.evaluate((element) => {
        element.blur();
        element.focus();
      });
      return !(await hasButton(page));
    });
  });
});

describe('the button in e-mail fields, in Firefox', () => {
  const getScene = useScene(launchFirefox);
  const { openForm, countAddresses, clickSwitch, isRegistered, fillByButton } = tools(getScene);

  let options: Page;

  test('comes once it is allowed, and fills', async () => {
    const { browser } = getScene();
    options = await getScene().connect();
    await browser.answerPrompt(options, true, () => clickSwitch(options));
    await waitFor('the registration', () => isRegistered(options));
    const page = await openForm('email');
    const first = await fillByButton(page);
    expect(first).toMatch(/^\S+@mayfly\.test$/);
    // The site may know it, in the same tab and after a reload as well.
    const other = await openForm('email');
    expect(await fillByButton(other)).toBe(first);
    await other.reload();
    expect(await fillByButton(other)).toBe(first);
    expect(countAddresses()).toBe(1);
  });

  test.each(COVERS)('no page has it pressed through something that covers it: %s', NIGHTLY, async (cover) => {
    const before = countAddresses();
    const page = await openForm('email');
    const field = await findField(page, '#email');
    await field.focus();
    const box = await (await page.waitForSelector(HOST))?.boundingBox();
    await page.evaluate(coverPage, cover);
    await letSee(page);
    await page.mouse.click((box?.x ?? 0) + 12, (box?.y ?? 0) + 12);
    await letSee(page);
    expect(await field.evaluate(({ value }) => value)).toBe('');
    expect(countAddresses()).toBe(before);
  });

  test('goes when it is switched off', async () => {
    const page = await openForm('email');
    await (await findField(page, '#email')).focus();
    await page.waitForSelector(HOST);
    await clickSwitch(options);
    await waitFor('the registration to go', async () => !(await isRegistered(options)));
    await page.bringToFront();
    await waitFor('the button to go', async () => !(await hasButton(page)));

    const { protocol, hostname } = new URL(getScene().service.api);
    const isAllowed = (origin: string) =>
      options.evaluate((pattern) => chrome.permissions.contains({ origins: [pattern] }), origin);
    expect(await isAllowed('*://*/*')).toBe(false);
    expect(await isAllowed(`${protocol}//${hostname}/*`)).toBe(true);
  });
});
