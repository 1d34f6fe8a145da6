import { expect, it } from 'vitest';
import { purposesOf, unneededPattern } from './permissions.ts';

const OLD = 'https://old.example/v1';
const PATTERN = 'https://old.example/*';

it.each<[string, string[], string[], string[], string | undefined]>([
  ['nobody needs it', [], [PATTERN], [], PATTERN],
  ['another service is connected', ['https://new.example'], [PATTERN], [], PATTERN],
  ['one on the same host, at another port', ['https://old.example:8443/mail'], [PATTERN], [], undefined],
  ['the same host without encryption', ['http://old.example'], [PATTERN], [], PATTERN],
  ['never given', [], [], [], undefined],
  ['given by installing', [], [PATTERN], [PATTERN], undefined],
  ['the field button is on that site', [], [PATTERN, '*://old.example/*'], [], undefined],
  ['on all sites', [], [PATTERN, '*://*/*'], [], undefined],
  ['on another site', [], [PATTERN, '*://a.example/*'], [], PATTERN],
])('the permission of a service that goes: %s', (_, services, granted, installed, given) => {
  expect(unneededPattern(OLD, services, granted, installed)).toBe(given);
});

it.each([
  ['https://old.example/*', ['service']],
  ['*://*/*', ['everywhere']],
  ['*://shop.example/*', ['button', 'codes']],
  ['*://*.shop.example/*', ['other']],
  ['*://bank.example/*', ['codes']],
  ['*://frame.example/*', ['other']],
])('says what %s is for', (pattern, purposes) => {
  const uses = {
    services: [OLD],
    buttonSites: ['shop.example'],
    codeSites: ['https://shop.example', 'http://bank.example:8080', 'no origin'],
  };
  expect(purposesOf(pattern, uses)).toEqual(purposes);
});
