import { beforeAll, expect, it } from 'vitest';
import { type Gallery, openGallery } from './open-gallery.ts';

let gallery: Gallery;

beforeAll(async () => {
  gallery = await openGallery();
});

it.each(['url', 'password'])('what was wrong is said until something is changed: %s', async (type) => {
  await gallery.draw('options-key-refused');
  expect(await gallery.page.$('.connect-problem')).not.toBeNull();
  await gallery.page.type(`.connect-form input[type=${type}]`, 'x');
  await gallery.page.waitForFunction(() => document.querySelector('.connect-problem') === null);
});

it('while no service is connected, mail can be read and saved, the language chosen, and the shortcuts found', async () => {
  await gallery.draw('options-disconnected');
  expect(await gallery.page.$('.sections')).toBeNull();
  await gallery.page.$eval('.options > details', (folded) => {
    folded.setAttribute('open', '');
  });
  await gallery.page.waitForSelector('.sections');
  expect(await gallery.page.$eval('.storage a', (link) => link.getAttribute('href'))).toBe('/mailbox.html');
  const offered = await gallery.page.$eval('.sections', (sections) => sections.textContent);
  for (const words of ['Show all messages', 'Export all mail…', 'Language', 'Keyboard shortcuts', 'Version'])
    expect(offered).toContain(words);
});

it('the section that is read is marked at the side, and no other', async () => {
  const { page } = gallery;
  await page.setViewport({ width: 1000, height: 700 });
  await gallery.draw('options-connected');
  const readCurrent = () =>
    page.$$eval('.section-links [aria-current="true"]', (all) => all.map((link) => link.textContent));
  await expect.poll(readCurrent).toEqual(['Your temporary email service']);
  for (const name of ['Reading', 'Appearance']) {
    await page.evaluate((wanted) => {
      const heading = [...document.querySelectorAll('.sections h2')].find((one) => one.textContent === wanted);
      heading?.scrollIntoView();
    }, name);
    await expect.poll(readCurrent).toEqual([name]);
  }
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(readCurrent).toEqual(['About']);
});

it.each(['options-connected', 'options-disconnected', 'welcome-ready'])(
  'in a wide window nothing is narrow: %s',
  async (state) => {
    await gallery.page.setViewport({ width: 1200, height: 700 });
    await gallery.draw(state);
    const widths = await gallery.page.$$eval('.options > :not(.section-links)', (all) =>
      all.map((part) => part.clientWidth),
    );
    expect(Math.min(...widths)).toBeGreaterThan(500);
  },
);

it('at 320 px a fact about the service has the whole width, and stands where its name does', async () => {
  await gallery.page.setViewport({ width: 320, height: 560 });
  for (const language of ['en', 'ar']) {
    await gallery.draw('options-connected', language);
    const [name, url] = await gallery.page.$eval('.facts > div', (fact) =>
      [...fact.children].map((part) => {
        const words = document.createRange();
        words.selectNodeContents(part);
        const { left, right, bottom } = words.getBoundingClientRect();
        return {
          start: Math.round(document.dir === 'rtl' ? right : left),
          bottom,
          lines: words.getClientRects().length,
        };
      }),
    );
    expect(url?.start, language).toBe(name?.start);
    expect(url?.bottom, language).toBeGreaterThan(name?.bottom ?? 0);
    expect(url?.lines, language).toBe(1);
  }
});

const choose = (theme?: string) =>
  gallery.page.evaluate((chosen) => {
    if (chosen) document.documentElement.dataset.theme = chosen;
    else delete document.documentElement.dataset.theme;
  }, theme);

/** Lightness of the page's paper and of its ink, 0 to 255. */
const readLightness = () =>
  gallery.page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.documentElement);
    return [backgroundColor, color].map((one) => Number(/\d+/.exec(one)));
  });

it.each([
  ['dark', 'light'],
  ['light', 'dark'],
] as const)('a system that is %s does not change a page that was chosen to be %s', async (system, chosen) => {
  await gallery.show('options-connected', system);
  const [systemPaper = 0, systemInk = 0] = await readLightness();
  await choose(chosen);
  const [paper = 0, ink = 0] = await readLightness();
  expect(systemPaper > systemInk).toBe(system === 'light');
  expect(paper > ink).toBe(chosen === 'light');
});

it('an open mail follows the chosen theme as it changes', async () => {
  await gallery.show('reader-html', 'dark');
  const waitForMail = (theme: string) =>
    gallery.page.waitForFunction(
      (scheme) => document.querySelector('iframe')?.srcdoc.includes(`:root{color-scheme:${scheme}`),
      {},
      theme,
    );
  await waitForMail('dark');
  await choose('light');
  await waitForMail('light');
  await choose();
  await waitForMail('dark');
});
