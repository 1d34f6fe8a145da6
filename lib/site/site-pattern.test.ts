import { expect, it } from 'vitest';
import { hostPattern, sitePattern } from './host.ts';

it.each([
  ['acme.example', '*://*.acme.example/*'],
  ['acme.co.uk', '*://*.acme.co.uk/*'],
  ['alice.github.io', '*://*.alice.github.io/*'],
  ['xn--mller-kva.example', '*://*.xn--mller-kva.example/*'],
  ['127.0.0.1', '*://127.0.0.1/*'],
  ['[::1]', '*://[::1]/*'],
  ['localhost', '*://localhost/*'],
])('%s has the pattern %s', (site, pattern) => {
  expect(sitePattern(site)).toBe(pattern);
});

it.each([
  ['http://127.0.0.1:8025/tm', 'http://127.0.0.1/*'],
  ['https://www.acme.example/sign-up?x=1', 'https://www.acme.example/*'],
  ['http://[::1]:8080/', 'http://[::1]/*'],
])('the host of %s has the pattern %s', (url, pattern) => {
  expect(hostPattern(url)).toBe(pattern);
});
