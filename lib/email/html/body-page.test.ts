import { expect, it, test } from 'vitest';
import { bodyPage, layoutPage, picturePage, trustedPage } from './body-page.ts';

const page = { body: '<body>x</body>', styles: 'p{color:red}', theme: 'light' } as const;

test('the policy comes before anything it applies to', () => {
  const html = bodyPage(page);
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<style>'));
  expect(html).toContain(
    `content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"`,
  );
  expect(html).toContain('<meta name="referrer" content="no-referrer">');
  expect(html).toContain('<base target="_blank">');
});

test('pictures over https are allowed only when asked for', () => {
  expect(bodyPage(page)).not.toContain('https:');
  expect(bodyPage({ ...page, preloaded: [] })).toContain('img-src data: https:;');
});

test('a mail that may become higher by its pictures has no scroll bar of its own', () => {
  expect(bodyPage(page)).not.toContain('scrollbar-width');
  expect(bodyPage({ ...page, preloaded: [] })).toMatch(/html\{scrollbar-width:none!important\}<\/style><\/head>/);
});

test('images that may be displayed at a certain width only are asked for at once', () => {
  expect(bodyPage({ ...page, preloaded: ['https://a.example/?b&c"<'] })).toContain(
    '<img alt="" style="display:none!important" src="https://a.example/?b&#38;c&#34;&#60;">',
  );
});

test('our last word comes after the mail’s styles', () => {
  const html = bodyPage(page);
  expect(html.indexOf('p{color:red}')).toBeLessThan(html.lastIndexOf('<style>'));
});

test('language and direction are kept when they are words', () => {
  expect(bodyPage({ ...page, lang: 'he-IL', dir: 'rtl' })).toContain('<html lang="he-IL" dir="rtl">');
  expect(bodyPage({ ...page, lang: '"><script>', dir: '' })).toContain('<html><head>');
});

it.each([
  bodyPage({ body: '<body></body>', styles: '', theme: 'dark', preloaded: [], lang: 'en-GB', dir: 'ltr' }),
  bodyPage({ body: '<body></body>', styles: '', theme: 'light', lang: '" onload="', dir: '' }),
  picturePage('data:image/png;base64,AAAA'),
  layoutPage('chrome-extension://a'),
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
  const page = picturePage('data:image/png;base64,iVBORw0KGgo=');
  expect(page).toContain('<img src="data:image/png;base64,iVBORw0KGgo=" alt="">');
  expect(page.indexOf("default-src 'none'; img-src data:;")).toBeLessThan(page.indexOf('<img'));
});
