import { beforeAll, expect, test } from 'vitest';
import { evaluateInFrames } from '../dom/evaluate-in-frames.ts';
import { type Gallery, openGallery } from '../gallery/open-gallery.ts';
import { NIGHTLY } from '../runner/test-tags.ts';
import { readHtmlMails } from './read-mails.ts';

/** The size of an image is in its first bytes. */
const TALL = `data:image/gif;base64,${Buffer.from('47494638396128005802f00000000000ffffff2c000000002800580200020284513b', 'hex').toString('base64')}`;

const lines = (count: number) =>
  '<p>A paragraph of more than one line in a popup, as most of them are.</p>'.repeat(count);

/** Mails, each with what may make it higher than it was when it was measured. */
const MADE = {
  'of one line': 'Hello',
  'a little too high for the popup': lines(6),
  'with links to its parts': `<a href="#end">Down</a>${lines(8)}<h2 id="end">End</h2>`,
  'as high as its window': '<div style="height:100vh">A</div><p>B</p>',
  'in which other styles apply where it is high': `<style>@media (min-height:300px),(orientation:portrait){p{font-size:30px}}</style>${lines(6)}`,
  'as high as its page': '<table height="100%" style="height:100%"><td>A</td></table><p>B</p>',
  'whose last margin is outside': `${lines(6)}<div><p style="margin-bottom:90px">End</p></div>`,
  'with other styles where it is narrow': `<style>@media (max-width:346px){p{font-size:30px}}</style>${lines(6)}`,
  'with floats': `${lines(5)}<div style="float:left;height:300px">A</div>`,
  'wider than its window': `<table><tr>${'<td style="min-width:200px">cell</td>'.repeat(6)}</tr></table>${lines(6)}`,
  'with an image of unknown size': `<img src="cid:tall">${lines(3)}`,
};

type Mail = { name: string; html: string; cid?: Record<string, string> | undefined };

const made: Mail[] = Object.entries(MADE).map(([name, html]) => ({ name: `one ${name}`, html, cid: { tall: TALL } }));
const collected = await readHtmlMails();

let gallery: Gallery;

beforeAll(async () => {
  gallery = await openGallery();
  // Without a window, Chromium draws no bars, and they take no room.
  const session = await gallery.page.createCDPSession();
  await session.send('Emulation.setScrollbarsHidden', { hidden: false });
  // Another file may have left another page, on which what a mail is made of would be lost.
  await gallery.draw('popup-no-address');
});

/** How much higher the mail is than its frame, once that is as high as the mail was measured to be. */
async function readExcess(): Promise<number | undefined> {
  const isFitted = await gallery.page.$eval(
    'iframe.html-body',
    (frame) => (frame as HTMLElement).style.flexBasis !== '',
  );
  const read = () => document.documentElement.scrollHeight - innerHeight;
  return isFitted ? (await evaluateInFrames(gallery.page, 'iframe.html-body', read))[0] : undefined;
}

test.each(made)('$name: its frame has no scroll bar beside the reader’s', expectFit);
test.each(collected)('$name: its frame has none either', NIGHTLY, expectFit);

async function expectFit({ html, cid }: Mail): Promise<void> {
  const { page } = gallery;
  await page.setViewport({ width: 380, height: 560 });
  // Another file may have left a mail while it was opened: that would be shown as text first.
  await page.evaluate(() => localStorage.clear());
  await page.evaluate((anyMail) => Object.assign(globalThis, { anyMail }), { html, pictures: cid });
  await gallery.draw('reader-any');
  for (const width of [380, 320, 1024]) {
    await page.setViewport({ width, height: 560 });
    await expect.poll(readExcess, { message: `${width} px` }).toBe(0);
  }
  // Nothing that was measured with stays.
  await expect.poll(() => page.evaluate(() => document.body.children.length)).toBe(1);
}
