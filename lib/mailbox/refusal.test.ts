import { expect, it } from 'vitest';
import { afterRefusal, type Refusal } from './refusal.ts';

const refusal = (site: string, domains: string[], changedAt: number): Refusal => ({
  site,
  domains,
  changedAt,
});

it('a domain that was refused is the last of its site’s, once, in lower case', () => {
  const before = [refusal('shop.example', ['one.test', 'two.test'], 1)];
  expect(afterRefusal(before, 'shop.example', 'ONE.test', 5)).toEqual({
    refusal: refusal('shop.example', ['two.test', 'one.test'], 5),
    forgotten: [],
  });
});

it('sites and domains are bounded: the oldest go', () => {
  const sites = Array.from({ length: 300 }, (_, at) => refusal(`${at}.example`, [], at));
  expect(afterRefusal(sites, 'new.example', 'one.test', 999).forgotten).toEqual([sites[0]]);
  expect(afterRefusal(sites, '7.example', 'one.test', 999).forgotten).toEqual([]);
  const many = refusal(
    'shop.example',
    Array.from({ length: 100 }, (_, at) => `${at}.test`),
    1,
  );
  const { domains } = afterRefusal([many], 'shop.example', 'new.test', 5).refusal;
  expect([domains.length, domains[0], domains.at(-1)]).toEqual([100, '1.test', 'new.test']);
});
