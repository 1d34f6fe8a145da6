import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Gallery, openGallery } from './open-gallery.ts';

let gallery: Gallery;

beforeAll(async () => {
  gallery = await openGallery();
}, 60_000);

afterAll(() => gallery?.close());

it.each(['url', 'password'])('what was wrong is said until something is changed: %s', async (type) => {
  await gallery.draw('options-key-refused', 'en');
  expect(await gallery.page.$('.connect-problem')).not.toBeNull();
  await gallery.page.type(`.connect-form input[type=${type}]`, 'x');
  await gallery.page.waitForFunction(() => document.querySelector('.connect-problem') === null);
});

it('while no service is connected, mail can be read and saved, and the language chosen', async () => {
  await gallery.draw('options-disconnected', 'en');
  expect(await gallery.page.$eval('.storage a', (link) => link.getAttribute('href'))).toBe('/mailbox.html');
  const offered = await gallery.page.$eval('.sections', (sections) => sections.textContent);
  for (const words of ['Show all messages', 'Save all mail…', 'Language']) expect(offered).toContain(words);
});
