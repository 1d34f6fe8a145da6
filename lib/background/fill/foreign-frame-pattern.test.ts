import { expect, it } from 'vitest';
import { describeCodeNotification, foreignFramePattern } from './fill-from-menu.ts';

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

/** Every sentence with which filling a code from the menu can end, for the situations of `fill-code.test.ts`. */
it.each([
  ['no-access', 'Mayfly has no access to the page that asked for the code.'],
  ['no-field', 'Mayfly found no field for the code.'],
  ['own', 'The page asks for another code: your own PIN.'],
  ['has-text', 'This field already contains text.'],
  ['not-taken', 'The page didn’t accept the code.'],
  ['failed', 'Something went wrong.'],
] as const)('of a code from the menu that ends with %s, the notification says: %s', (result, reason) => {
  const message = `123456\n${reason}`;
  expect(describeCodeNotification('123456', result)).toEqual({ title: 'Couldn’t fill in the code', message });
  const title = 'Code copied. Paste it into the field.';
  expect(describeCodeNotification('123456', result, true)).toEqual({ title, message });
});
