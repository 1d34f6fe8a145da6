import { expect, it } from 'vitest';
import { afterRefusal, type Refusal } from './refusal.ts';

const refusal = (site: string, domains: string[], changedAt: number): Refusal => ({
  site,
  window: 'other',
  domains,
  changedAt,
});

it('a domain that was refused is the last of its site’s, once, in lower case', () => {
  const before = [refusal('shop.example', ['one.test', 'two.test'], 1)];
  expect(afterRefusal(before, 'shop.example', 'ONE.test', false, 5)).toEqual({
    refusal: refusal('shop.example', ['two.test', 'one.test'], 5),
    forgotten: [],
  });
});

it('what is refused in a private window is kept apart, and marked', () => {
  const before = [refusal('shop.example', ['one.test'], 1)];
  expect(afterRefusal(before, 'shop.example', 'two.test', true, 5).refusal).toEqual({
    site: 'shop.example',
    window: 'private',
    isPrivate: true,
    domains: ['two.test'],
    changedAt: 5,
  });
});

it('sites and domains are bounded: the oldest go', () => {
  const sites = Array.from({ length: 300 }, (_, at) => refusal(`${at}.example`, [], at));
  expect(afterRefusal(sites, 'new.example', 'one.test', false, 999).forgotten).toEqual([sites[0]]);
  expect(afterRefusal(sites, '7.example', 'one.test', false, 999).forgotten).toEqual([]);
  const many = refusal(
    'shop.example',
    Array.from({ length: 100 }, (_, at) => `${at}.test`),
    1,
  );
  const { domains } = afterRefusal([many], 'shop.example', 'new.test', false, 5).refusal;
  expect([domains.length, domains[0], domains.at(-1)]).toEqual([100, '1.test', 'new.test']);
});
