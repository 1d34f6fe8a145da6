import { beforeAll, beforeEach, expect, it } from 'vitest';
import { LANGUAGES } from '../../lib/i18n/languages.ts';
import { NIGHTLY } from '../runner/test-tags.ts';
import { type Gallery, openGallery } from './open-gallery.ts';

let gallery: Gallery;

beforeAll(async () => {
  gallery = await openGallery();
});

// The size of the toolbar's popup.
beforeEach(() => gallery.page.setViewport({ width: 380, height: 560 }));

const readFocused = () =>
  gallery.page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent.trim());

const TOPS: [state: string, most: number][] = [
  ['popup-code', 190],
  ['popup-code-used', 190],
  ['popup-code-asked', 240],
  ['popup-code-elsewhere', 190],
  ['popup-waiting-code', 195],
  ['popup-waiting-mail', 190],
  ['popup-link', 205],
  ['popup-private', 190],
  ['popup-used-here', 190],
  ['popup-full', 190],
  ['popup-mail', 130],
  ['popup-expired', 130],
];

/** In German most words are long. All others are tried at night. */
const BY_DAY = ['en', 'de'];

for (const language of Object.keys(LANGUAGES))
  it(`${language}: the first message begins high enough`, BY_DAY.includes(language) ? {} : NIGHTLY, async () => {
    const low: string[] = [];
    for (const [state, most] of TOPS) {
      await gallery.draw(state, language);
      const top = await gallery.page.$eval('.message-row', (row) => row.getBoundingClientRect().top);
      if (top > most) low.push(`${state}: at ${top} px`);
    }
    expect(low).toEqual([]);
  });

it('the address stands above its button, which names it to who listens', async () => {
  await gallery.draw('popup-ending');
  const email = 'a.person.with.quite.a.long.name.2026@subdomain.of.a-long-domain.example';
  expect(await gallery.page.$eval('.email-text', (address) => address.textContent)).toBe(email);
  const button = await gallery.page.$eval('.fill-button-first', (one) => [one.textContent.trim(), one.ariaLabel]);
  expect(button).toEqual(['Fill a.person.with.quite.a.long.name.2026', `Fill ${email}`]);
});

it('a keyboard goes through the whole view, and nothing opens on its way', async () => {
  const { page } = gallery;
  await gallery.draw('popup-code');
  const reached: unknown[] = [];
  for (let nth = 0; nth < 7; nth++) {
    await page.keyboard.press('Tab');
    reached.push(await readFocused());
  }
  expect(reached.slice(0, 5)).toEqual([
    'Fill code',
    'Copy code',
    'Copy address: quiet.lark.41@mayfly.test',
    'More options',
    'Search messages',
  ]);
  expect(await page.$('.search-field, [role=menu], dialog[open]')).toBeNull();
});

it('where the button for a code leaves no room for the age, the site is whole', async () => {
  await gallery.draw('popup-code', 'de');
  const widths = await gallery.page.$eval('.code-card-from .cut', (site) => [site.scrollWidth, site.clientWidth]);
  expect(widths[0]).toBe(widths[1]);
});

it('the button that fills comes first for a keyboard; its menu opens, moves and closes by keys, and is in order', async () => {
  const { page } = gallery;
  await gallery.draw('popup-used-here');
  await page.keyboard.press('Tab');
  expect(await readFocused()).toBe('Fill sun.reed.7@mayfly.test');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await readFocused()).toBe('Fill a new address');
  expect(await gallery.find('axe')).toEqual([]);
  for (const [key, leadsTo] of [
    ['ArrowDown', 'Fill quiet.lark.41@mayfly.test'],
    ['End', 'New address'],
    ['ArrowDown', 'Fill a new address'],
    ['ArrowUp', 'New address'],
    ['Home', 'Fill a new address'],
    ['Escape', 'More options'],
  ] as const) {
    await page.keyboard.press(key);
    expect(await readFocused(), key).toBe(leadsTo);
  }
  expect(await page.$('[role=menu]')).toBeNull();
  await page.keyboard.press('ArrowUp');
  expect(await readFocused()).toBe('New address');
  await page.keyboard.press('Tab');
  expect(await page.$('[role=menu]')).toBeNull();
});

it('a press beside the menu closes it, and one on its button as well', async () => {
  const { page } = gallery;
  await gallery.draw('popup-fill-menu');
  await page.waitForSelector('[role=menu]');
  await page.click('.current-address-life');
  expect(await page.$('[role=menu]')).toBeNull();
  await page.click('.menu-opener');
  await page.waitForSelector('[role=menu]');
  await page.click('.menu-opener');
  expect(await page.$('[role=menu]')).toBeNull();
  expect(await readFocused()).toBe('More options');
});

it.each([320, 380])('at %i px, what is said of a code that was used is not behind its buttons', async (width) => {
  await gallery.page.setViewport({ width, height: 560 });
  for (const language of ['en', 'de', 'pl']) {
    await gallery.draw('popup-code-used', language);
    const [words, actions] = await gallery.page.evaluate(() =>
      ['.code-card-used', '.code-card-actions'].map((name) =>
        document.querySelector(name)?.getBoundingClientRect().toJSON(),
      ),
    );
    expect(words.width, language).toBeGreaterThan(0);
    expect(words.right <= actions.left || words.bottom <= actions.top, language).toBe(true);
  }
});

it('a press on the code of a row copies it, and a press beside it opens the message', async () => {
  const { page } = gallery;
  await gallery.draw('popup-full');
  const press = (selector: string) =>
    page.$eval(selector, (one) => one.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));
  // The link is followed if the press is not cancelled.
  expect([await press('.message-row .chip'), await press('.message-row .message-row-subject')]).toEqual([false, true]);
});

it.each([
  ['popup-code', ['Fill code']],
  ['popup-code-used', ['Fill quiet.lark.41@mayfly.test']],
  ['popup-code-tab-gone', ['Fill code']],
])('%s: the button that comes first is %j', async (state, names) => {
  await gallery.draw(state);
  const primary = await gallery.page.$$eval('.button.primary.fill-button-first, .code-card .primary', (buttons) =>
    buttons.map((button) => button.getAttribute('title') ?? button.textContent.trim()),
  );
  expect(primary).toEqual(names);
});
