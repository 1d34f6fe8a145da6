import { expect, test } from 'vitest';
import { isDarkMail } from './is-dark-mail.ts';

test.each([
  ['<body bgcolor="#111111"><table bgcolor=white>', true],
  ['<body style="background-color: black">', true],
  ['<body bgcolor=white><td bgcolor=black>', false],
  ['<style>.a{background:none}</style><table style="background:#1a1a1a">', true],
  ['<p>no colours', false],
  ['<p style="background:linear-gradient(red,black)">', false],
])('%s', (html, isDark) => {
  expect(isDarkMail(html)).toBe(isDark);
});
