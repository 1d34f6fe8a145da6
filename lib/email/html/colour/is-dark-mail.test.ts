import { expect, test } from 'vitest';
import { isDarkMail } from './dark-colour.ts';

test.each([
  ['<body bgcolor="#111111"><table bgcolor=white>', true],
  ['<body style="background-color: black"><p style="color:#eee">', true],
  ['<style>body{margin:0;background:#0d0f1a}p{color:#c7cbe0}</style><p>', true],
  ['<body bgcolor=white><td bgcolor=black>', false],
  ['<body bgcolor=black><p style="color:#111">a<p style="color:#222">b<p style="color:#fff">', false],
  ['<style>.button{background:#0f1419;color:#fff}.name{color:#111}</style><div>', false],
  ['<style>body{background:#fff}</style><table style="background:#111">', false],
  ['<p>no colours', false],
  ['<div style="background:linear-gradient(red,black)">', false],
])('%s: %j', (html, isDark) => {
  expect(isDarkMail(html)).toBe(isDark);
});
