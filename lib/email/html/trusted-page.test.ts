import { expect, it } from 'vitest';
import { bodyPage } from './body-page.ts';
import { picturePage } from './picture-page.ts';
import { trustedPage } from './trusted-page.ts';

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
