import { expect, it } from 'vitest';
import type { Address } from '../../../lib/mailbox/address.ts';
import { whyNone } from './why-none.ts';

const NOW = Date.UTC(2026, 0, 1, 12);
const HERE = 'https://here.example';

function address(expiresAt: number, service: string, failure?: Address['failure']): Address {
  return { email: 'a@mayfly.test', createdAt: 0, expiresAt, service, ...(failure && { failure }) };
}

const expired = address(NOW, HERE);
const elsewhere = address(NOW + 1, 'https://there.example');
const failure = (kind: 'other-key' | 'not-found') => ({ kind, sinceAt: 0, tries: 3, retryAt: NOW });

it.each<[string, Address[], string[], string]>([
  ['they have expired', [expired], [HERE], 'expired'],
  ['their service is not connected', [elsewhere], [HERE], 'elsewhere'],
  ['no service is connected', [address(NOW + 1, HERE)], [], 'elsewhere'],
  ['the newest has expired, beside one of another service', [expired, elsewhere], [HERE], 'expired'],
  ['the newest is of another service, beside one that has expired', [elsewhere, expired], [HERE], 'elsewhere'],
  ['the key is another one', [elsewhere, address(NOW + 1, HERE, failure('other-key'))], [HERE], 'other-key'],
  ['the service does not know them', [address(NOW + 1, HERE, failure('not-found'))], [HERE], 'expired'],
  ['there are none', [], [HERE], 'expired'],
])('%s', (_, addresses, services, expected) => {
  expect(whyNone(addresses, services, NOW)).toBe(expected);
});
