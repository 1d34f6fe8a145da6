import { beforeAll, expect, it } from 'vitest';
import { type Gallery, openGallery } from './open-gallery.ts';

let gallery: Gallery;

beforeAll(async () => {
  gallery = await openGallery();
  await gallery.page.setViewport({ width: 380, height: 560 });
});

const readTitles = () =>
  gallery.page.$$eval('.address-row-title', (titles) => titles.map((title) => title.textContent.trim()));

it('a label is the title of its address, and a press on the row opens its mail', async () => {
  const { page } = gallery;
  await gallery.draw('addresses');
  expect(await readTitles()).toEqual(['quiet.lark.41@mayfly.test', 'Newsletter test', 'old.oak.19@post.mayfly.test']);
  await page.click('.address-row:nth-child(2) .address-row-facts');
  expect(await page.evaluate(() => location.hash)).toBe('#/address/sun.reed.7%40mayfly.test');
});

it('the menu of a row has what can be done with it, wholly in sight', async () => {
  const { page } = gallery;
  await page.setViewport({ width: 320, height: 560 });
  for (const language of ['en', 'de', 'ar']) {
    await gallery.draw('addresses-menu', language);
    await page.waitForSelector('[role=menu]');
    const covered = await page.$$eval('[role=menuitem]', (items) =>
      items.filter((item) => {
        const { left, right, top, height } = item.getBoundingClientRect();
        const ends = [left + 2, right - 2].map((x) => document.elementFromPoint(x, top + height / 2));
        return ends.some((end) => end === null || !item.contains(end));
      }),
    );
    expect(covered, language).toEqual([]);
  }
  await gallery.draw('addresses-menu');
  await page.waitForSelector('[role=menu]');
  expect(await page.$$eval('[role=menuitem]', (items) => items.map(({ ariaLabel }) => ariaLabel))).toEqual([
    'Use on this page',
    'Make current',
    'Edit label',
    'Delete address',
    'Forget lucerne.example',
  ]);
});

it.each(['en', 'ar'])(
  '%s: where a line of facts begins, its dot is out of sight, and nowhere else',
  async (language) => {
    const { page } = gallery;
    await page.setViewport({ width: 320, height: 560 });
    await gallery.draw('addresses', language);
    const rows = await page.$$eval('.address-row-facts', (all) =>
      all.map((row) => {
        const facts = [...row.children].map((fact) => fact.getBoundingClientRect());
        const edge = row.getBoundingClientRect();
        const isOut = ({ left, right }: DOMRect) =>
          document.dir === 'rtl' ? right - 13 > edge.right : left + 13 < edge.left;
        return {
          begin: facts.map(({ top }, at) => top !== facts[at - 1]?.top),
          isOut: facts.map(isOut),
        };
      }),
    );
    expect(rows.some(({ begin }) => begin.filter(Boolean).length > 1)).toBe(true);
    for (const { begin, isOut } of rows) expect(isOut).toEqual(begin);
  },
);

it('each row ends with what its address is used for, and two words choose between all mail and that of the address', async () => {
  const { page } = gallery;
  const read = async () => ({
    chosen: await page.$eval('.list-scope [aria-current=true]', (word) => word.textContent),
    rows: await page.$$eval('.message-item', (rows) =>
      rows.map((row) => [row.querySelector('a')?.textContent, row.querySelector('bdi.cut')?.textContent]),
    ),
  });
  await gallery.draw('popup-recipients');
  expect(await read()).toEqual({
    chosen: 'All mail',
    rows: [
      [expect.stringContaining('Code'), 'acme.example'],
      [expect.stringContaining('Confirm'), 'Newsletter test'],
      [expect.stringContaining('Receipt'), 'sun.reed.7'],
      [expect.stringContaining('Address expired'), 'old.oak.19'],
    ],
  });
  await gallery.draw('address-mail');
  expect(await read()).toEqual({ chosen: 'This address', rows: [[expect.stringContaining('Lucerne'), null]] });
});

it('the reader says to which address a message came, and for what', async () => {
  await gallery.draw('reader-html');
  expect(await gallery.page.$eval('.message-details-to', (to) => to.textContent)).toBe(
    'to quiet.lark.41 · acme.example',
  );
});

it.each(['popup-gone', 'address-mail-gone', 'addresses-gone', 'reader-evicted-gone'])(
  '%s: an address that was deleted elsewhere no longer exists, and nothing says that it has expired',
  async (state) => {
    await gallery.draw(state);
    const words = await gallery.page.$eval('body', (body) => body.innerText);
    expect(words).toMatch(/no longer exists?/);
    expect(words).not.toMatch(/expired/i);
  },
);
