import { expect, it } from 'vitest';
import { nameSender, senderDomain } from './sender-domain.ts';

it.each([
  ['Harbour <no-reply@mail.harbour.example>', 'mail.harbour.example', 'mail.harbour.example'],
  ['a@ONE.example., b@one.example', 'one.example', 'one.example'],
  ['a@one.example, b@two.example', undefined, 'one.example, two.example'],
  ['x@bank.example/.evil.example', undefined, 'x@bank.example/.evil.example'],
  ['<x@bank.example?.evil.example>', undefined, 'x@bank.example?.evil.example'],
  ['x@bank.example:80', undefined, 'x@bank.example:80'],
  ['Harbour', undefined, 'Harbour'],
  ['Harbour <a@256.256.256.256>', undefined, 'Harbour'],
])('%s is from %s', (from, domain, name) => {
  expect(senderDomain(from)).toBe(domain);
  expect(nameSender(from)).toBe(name);
});
