import { describe, expect, it } from 'vitest';
import { parseBaseUrl } from './base-url.ts';

describe('parseBaseUrl', () => {
  it.each([
    ['https://api.temp-mail.io', 'https://api.temp-mail.io'],
    [' https://api.temp-mail.io/ ', 'https://api.temp-mail.io'],
    ['api.temp-mail.io', 'https://api.temp-mail.io'],
    ['https://mail.example/tm/api//', 'https://mail.example/tm/api'],
    ['https://mail.example:8443/?a=b#c', 'https://mail.example:8443'],
    ['http://127.0.0.1:8025', 'http://127.0.0.1:8025'],
    ['http://localhost:8025/', 'http://localhost:8025'],
    ['http://[::1]:8025', 'http://[::1]:8025'],
  ])('%j is %s', (typed, expected) => {
    expect(parseBaseUrl(typed)).toBe(expected);
  });

  it.each([
    '',
    '   ',
    'http://mail.example',
    'http://127.0.0.1.mail.example',
    'https://user:secret@mail.example',
    'ftp://mail.example',
    'javascript:alert(1)',
    'https://',
    'not a host',
  ])('%j is none', (typed) => {
    expect(parseBaseUrl(typed)).toBeUndefined();
  });
});
