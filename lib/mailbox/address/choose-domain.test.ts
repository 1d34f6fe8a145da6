import { describe, expect, it } from 'vitest';
import type { Domain } from '../../api/wire.ts';
import { domainOf } from '../address.ts';
import { chooseDomain, findNextDomain, findPreferred } from './choose-domain.ts';

const DOMAINS: Domain[] = [
  { name: 'one.test', type: 'public' },
  { name: 'two.test', type: 'public' },
  { name: 'Plus.test', type: 'premium' },
  { name: 'mine.test', type: 'custom' },
];

describe('the domain of a fill', () => {
  it.each([
    ['any that is open to all', DOMAINS, [], 0.9, 'two.test'],
    ['one without a type is open', [{ name: 'plain.test' }], [], 0, 'plain.test'],
    ['what the site refused is passed over', DOMAINS, ['two.test'], 0.9, 'one.test'],
    ['then one of another type', DOMAINS, ['one.test', 'two.test'], 0.9, 'Plus.test'],
    ['never one of the user’s own', DOMAINS, ['one.test', 'two.test', 'plus.test'], 0, 'one.test'],
    ['the service’s choice, where none is open', DOMAINS.slice(2), [], 0, undefined],
    ['the service’s choice, where there are none', [], ['one.test'], 0, undefined],
  ])('%s', (_, domains, refused, random, expected) => {
    expect(chooseDomain(domains, refused, random)).toBe(expected);
  });
});

it('a domain that is preferred is taken where the service has it, and the site has not refused it', () => {
  expect(findPreferred(DOMAINS, [], 'plus.test')).toBe('Plus.test');
  expect(findPreferred(DOMAINS, ['plus.test'], 'plus.test')).toBeUndefined();
  expect(findPreferred(DOMAINS, [], 'gone.test')).toBeUndefined();
  expect(findPreferred(DOMAINS, [], '')).toBeUndefined();
});

describe('the domain to try next', () => {
  it('is of a type that was not tried, each once, one’s own after its equals', () => {
    const refused: string[] = [];
    let email = 'a@ONE.test';
    for (let next = findNextDomain(DOMAINS, refused, email); next; next = findNextDomain(DOMAINS, refused, email)) {
      refused.push(domainOf(email));
      email = `a@${next}`;
    }
    expect([...refused, domainOf(email)]).toEqual(['one.test', 'plus.test', 'mine.test', 'two.test']);
  });

  it('is not the same one in another spelling', () => {
    expect(findNextDomain([{ name: 'Bücher.test' }], [], 'a@xn--bcher-kva.test')).toBeUndefined();
    expect(findNextDomain([{ name: 'xn--bcher-kva.test' }], [domainOf('a@BÜCHER.test')], 'a@one.test')).toBeUndefined();
    expect(chooseDomain([{ name: 'bücher.test' }, { name: 'one.test' }], ['xn--bcher-kva.test'], 0)).toBe('one.test');
    expect(findPreferred([{ name: 'bücher.test' }], ['xn--bcher-kva.test'], 'bücher.test')).toBeUndefined();
  });

  it('is none where all were tried, or there is only one', () => {
    expect(findNextDomain([{ name: 'one.test' }], [], 'a@one.test')).toBeUndefined();
    expect(findNextDomain([], [], 'a@one.test')).toBeUndefined();
  });
});
