import { expect, test } from 'vitest';
import { bodyPage } from './body-page.ts';

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
