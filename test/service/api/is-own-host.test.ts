import { expect, test } from 'vitest';
import { isOwnHost } from './is-own-host.ts';

test.each([
  '127.0.0.1',
  '127.0.0.1:8080',
  '192.168.1.7:80',
  '[::1]',
  '[::1]:8080',
  'localhost',
  'LOCALHOST:8080',
  'mail.example',
  'Mail.Example:443',
])('%s is this service', (host) => {
  expect(isOwnHost(host, ['mail.example'])).toBe(true);
});

test.each([
  undefined,
  '',
  ':8080',
  'rebound.example',
  'rebound.example:8080',
  'localhost.rebound.example',
  '127.0.0.1.rebound.example',
  'mail.example.',
  'x.mail.example',
  '[rebound.example]',
  '[::1].rebound.example',
  '127.0.0.1:80:80',
  '1.2.3',
])('%s is not', (host) => {
  expect(isOwnHost(host, ['mail.example'])).toBe(false);
});
