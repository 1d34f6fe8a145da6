import { expect, test } from 'vitest';
import { picturePage } from './picture-page.ts';

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
