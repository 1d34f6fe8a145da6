import { expect, test } from 'vitest';
import { matchesPath } from './matches-path.ts';

test.each([
  ['/v1/domains', '/v1/domains', true],
  ['/v1/domains', '/v1/domains/more', false],
  ['/v1/emails/*/messages', '/v1/emails/a.b+c@d.test/messages', true],
  ['/v1/emails/*/messages', '/v1/emails/messages', false],
  ['/v1/messages/*', '/v1/messages/1/source', false],
  ['/v1/messages/**', '/v1/messages/1/source', true],
  ['/v1/a.b', '/v1/aXb', false],
  ['/v1/(a|b)', '/v1/a', false],
])('%s against %s: %s', (pattern, path, expected) => {
  expect(matchesPath(pattern, path)).toBe(expected);
});
