import { expect, it } from 'vitest';
import { foreignFramePattern } from './fill-from-menu.ts';

it.each([
  ['https://pay.example/form', 'https://shop.example/', 'https://pay.example/*'],
  ['https://pay.shop.example/form', 'https://shop.example/', 'https://pay.shop.example/*'],
  ['http://shop.example/form', 'https://shop.example/', 'http://shop.example/*'],
  ['https://shop.example:8443/form', 'https://shop.example/', 'https://shop.example/*'],
  ['https://pay.example/form', undefined, 'https://pay.example/*'],
  ['https://shop.example/form', 'https://shop.example/sign-up', undefined],
  ['about:srcdoc', 'https://shop.example/', undefined],
  ['data:text/html,hello', 'https://shop.example/', undefined],
  ['', 'https://shop.example/', undefined],
  [undefined, 'https://shop.example/', undefined],
])('permission for a frame at %s in %s is asked for as %s', (frame, page, pattern) => {
  expect(foreignFramePattern(frame, page)).toBe(pattern);
});
