import { beforeAll, expect, it } from 'vitest';
import { evaluateInFrames } from '../dom/evaluate-in-frames.ts';
import { type Gallery, openGallery } from './open-gallery.ts';

let gallery: Gallery;

beforeAll(async () => {
  gallery = await openGallery();
});

/** What the mail in the reader is. Its frame has no origin: only the driver looks into it. */
async function readMail<Result>(read: () => Result): Promise<Awaited<Result> | undefined> {
  await gallery.page.waitForSelector('iframe.html-body');
  return (await evaluateInFrames(gallery.page, 'iframe.html-body', read))[0];
}

/** How far the mail can be scrolled within its frame. */
const scrolledWithin = () => readMail(() => document.documentElement.scrollHeight - innerHeight);

it('a short mail has the room that there is, and no more', async () => {
  await gallery.page.setViewport({ width: 380, height: 900 });
  await gallery.draw('reader-html');
  await expect.poll(scrolledWithin).toBe(0);
  expect(await gallery.page.$eval('.popup-main', (main) => main.scrollHeight - main.clientHeight)).toBe(0);
});

it.each(['en', 'de', 'ar'])(
  '%s: with a code, blocked images and an attachment, the mail begins high enough',
  async (language) => {
    await gallery.page.setViewport({ width: 380, height: 560 });
    await gallery.draw('reader-code-html', language);
    for (const part of ['.found-code', '.blocked-content', '.attachment-row'])
      expect(await gallery.page.$(part), part).not.toBeNull();
    const inFrame = await readMail(() => document.querySelector('[role=img], p, h1')?.getBoundingClientRect().top);
    const top = await gallery.page.$eval('iframe.html-body', (frame) => frame.getBoundingClientRect().top);
    expect(top + (inFrame ?? Number.NaN)).toBeLessThanOrEqual(220);
  },
);

it('a subject has three lines, and all of them with the details', async () => {
  const { page } = gallery;
  await page.setViewport({ width: 320, height: 560 });
  await gallery.draw('reader-code-fill');
  const lines = () =>
    page.$eval('h1', (heading) => heading.clientHeight / Number.parseFloat(getComputedStyle(heading).lineHeight));
  expect(Math.round(await lines())).toBe(3);
  await page.click('.message-details > summary');
  expect(await lines()).toBeGreaterThan(5);
});

it.each([
  ['reader-code-fill', ['Fill code'], ['Copy code']],
  ['reader-text', ['Copy code'], []],
  ['reader-link-doubtful', [], ['Open link: login.evil.example']],
])('%s: what comes first is %j', async (state, first, others) => {
  await gallery.draw(state);
  const named = (selector: string) =>
    gallery.page.$$eval(selector, (buttons) => buttons.map((one) => one.ariaLabel ?? one.textContent.trim()));
  expect(await named('.found .primary')).toEqual(first);
  expect(await named('.found button:not(.primary)')).toEqual(others);
});

it('of a link that leads elsewhere, the warning stands before its button, and is read with it', async () => {
  await gallery.draw('reader-link-doubtful');
  const label = await gallery.page.$eval('.found button', (button) => {
    const warning = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    const isBefore = warning && warning.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING;
    return isBefore ? warning.textContent : undefined;
  });
  expect(label).toContain('may not lead to the sender’s real site');
});

it('an image that is blocked is a box of its width with its text', async () => {
  await gallery.page.setViewport({ width: 380, height: 560 });
  await gallery.draw('reader-html');
  const box = await readMail(() => {
    const one = document.querySelector('[role=img]');
    return {
      text: one?.textContent,
      name: one?.ariaLabel,
      size: [one?.clientWidth, one?.clientHeight],
      images: document.images.length,
    };
  });
  expect(box).toEqual({ text: 'Northwind', name: 'Northwind', size: [120, 40], images: 0 });
});

it('in a blocked image’s box that is too narrow for it, the text is read aloud alone', async () => {
  await gallery.draw('reader-links');
  const boxes = await readMail(() =>
    [...document.querySelectorAll('[role=img]')].map((one) => [one.ariaLabel, one.textContent]),
  );
  expect(boxes).toEqual([
    ['Follow us', ''],
    ['Northwind events', 'Northwind events'],
  ]);
});

it.each([320, 380])('at %i px, the host of a link has two lines at most, and a long code too', async (width) => {
  const { page } = gallery;
  await page.setViewport({ width, height: 560 });
  const lines = (selector: string) =>
    page.$eval(selector, (one) => one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight));
  await gallery.draw('reader-html');
  expect(Math.round(await lines('.found-row > p'))).toBeLessThanOrEqual(2);
  await gallery.draw('reader-long-words');
  expect(Math.round(await lines('.found-code'))).toBeLessThanOrEqual(2);
});

it('in a plain text no control turns the letters of a link around', async () => {
  await gallery.draw('reader-text-turned');
  const links = await gallery.page.$$eval('.text-body a', (all) =>
    all.map((link) => {
      const text = link.firstChild as Text;
      const places = [...text.data].map((_, at) => {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        const { left, top } = range.getBoundingClientRect();
        return { left, top };
      });
      const isInOrder = places.every(
        ({ left, top }, at) => at === 0 || top > (places[at - 1]?.top ?? 0) || left > (places[at - 1]?.left ?? 0),
      );
      return { text: text.data, isInOrder };
    }),
  );
  expect(links).toEqual([
    { text: 'https://evil.example/a', isInOrder: true },
    { text: 'https://evil.example/moc.knab//:sptth', isInOrder: true },
    { text: 'www.evil.example/b', isInOrder: true },
    { text: 'anna@evil.example', isInOrder: true },
  ]);
});

it('in the dark, one press shows the colours of a mail as they were sent, and another changes them again', async () => {
  const { page } = gallery;
  await gallery.show('reader-html', 'dark');
  const waitForMail = (theme: string) =>
    page.waitForFunction(
      (scheme) => document.querySelector('iframe')?.srcdoc.includes(`:root{color-scheme:${scheme}`),
      {},
      theme,
    );
  await waitForMail('dark');
  await page.click('.original-colours');
  await waitForMail('light');
  expect(await page.$eval('.original-colours', (button) => button.ariaPressed)).toBe('true');
  await page.click('.original-colours');
  await waitForMail('dark');
  await gallery.setTheme('light');
  await page.waitForFunction(() => document.querySelector('.original-colours') === null);
});
