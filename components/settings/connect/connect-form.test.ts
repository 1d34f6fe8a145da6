import { expect, it } from 'vitest';
import { findAddressMistake } from './connect-form.tsx';

it.each([
  'https://api.example',
  ' api.example/mail/ ',
  'https://api.example:8443/?a=b#c',
  'http://127.0.0.1:4000',
  'http://localhost:4000/',
  'https://intranet/mail',
  'localhost',
])('takes %j', (typed) => {
  expect(findAddressMistake(typed)).toBeUndefined();
});

it.each([
  ['', 'Enter'],
  ['   ', 'Enter'],
  ['not a url', 'isn’t a URL'],
  ['temp-mail', 'isn’t a URL'],
  ['https://', 'isn’t a URL'],
  ['https://*', 'isn’t a URL'],
  ['https://*.example', 'isn’t a URL'],
  ['https://[::]', 'isn’t a URL'],
  ['http://api.example', 'https'],
  ['http://127.0.0.1.evil.example', 'https'],
  ['ftp://api.example', 'https'],
  ['https://me:secret@api.example', 'password'],
])('says what is wrong with %j', (typed, because) => {
  expect(findAddressMistake(typed)).toContain(because);
});
