import { beforeAll, expect, it } from 'vitest';
import { type Gallery, openGallery } from './open-gallery.ts';

let gallery: Gallery;

beforeAll(async () => {
  gallery = await openGallery();
});

it.each(['reader-stopped', 'reader-not-loaded', 'page-stopped', 'panes-reader-stopped'])(
  '%s: says so',
  async (state) => {
    await gallery.draw(state);
    await gallery.page.waitForFunction(() => document.body.textContent?.includes('This view stopped working'));
    expect(await gallery.page.$('.empty-state[role=alert] .button.primary')).not.toBeNull();
  },
);

it('reloads the page when that is pressed', async () => {
  const { page } = gallery;
  await gallery.draw('page-stopped');
  const reloaded = page.waitForNavigation();
  await page.click('.empty-state[role=alert] .button.primary');
  await reloaded;
  await page.waitForSelector('html[data-ready]');
});

it('goes on with all other views', async () => {
  const { page } = gallery;
  await page.setViewport({ width: 900, height: 560 });
  await gallery.draw('panes-reader-stopped');
  await page.waitForSelector('.empty-state[role=alert]');
  expect(await page.$$eval('.message-row', (rows) => rows.length)).toBeGreaterThan(3);
  await gallery.draw('reader-stopped');
  await page.waitForSelector('[aria-label="Back"]');
  await gallery.draw('reader-text');
  expect(await page.$('.empty-state[role=alert]')).toBeNull();
});
