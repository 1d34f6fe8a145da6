import { expect, it, test } from 'vitest';
import { bodyPage, picturePage, trustedPage } from './body-page.ts';

it.each([
  bodyPage({ body: '<body></body>', styles: '', theme: 'dark', preloaded: [], lang: 'en-GB', dir: 'ltr' }),
  bodyPage({ body: '<body></body>', styles: '', theme: 'light', lang: '" onload="', dir: '' }),
  picturePage('data:image/png;base64,AAAA'),
])('a page of ours is taken: %.60s', (page) => {
  expect(trustedPage(page)).toBe(page);
});

it.each([
  '',
  '<b>bold</b>',
  '<!doctype html><script src="https://evil.example/"></script>',
  `<img src=x>${picturePage('')}`,
  picturePage('').replace("default-src 'none'", 'default-src *'),
])('any other markup is refused: %j', (page) => {
  expect(() => trustedPage(page)).toThrow(TypeError);
});

test('a picture stands alone, and may load nothing', () => {
  const page = picturePage('data:image/png;base64,iVBO+/Rw0=');
  expect(page).toContain('<img src="data:image/png;base64,iVBO+/Rw0=" alt="">');
  expect(page.indexOf("default-src 'none'; img-src data:;")).toBeLessThan(page.indexOf('<img'));
});

test.each([
  'data:text/html;base64,PGI+',
  'https://a.example/x.png',
  'data:image/png;base64,"><script>',
  'data:image/png,x',
])('%j is not shown', (address) => {
  expect(picturePage(address)).not.toContain('<img');
});
