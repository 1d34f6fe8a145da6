import { expect, test } from 'vitest';
import { describeAuthentication } from './describe-authentication.ts';

const pass = (domain: string) => ({ result: 'pass', domain });

test.each([
  [{ isTrusted: true }, 'unknown', /wasn’t checked/, 0],
  [{ isTrusted: false, server: 'mx.evil.example', dmarc: pass('bank.example') }, 'unknown', /mx\.evil\.example/, 0],
  [{ isTrusted: true, dmarc: pass('bank.example'), spf: pass('m.bank.example') }, 'good', /from bank\.example\.$/, 2],
  [
    { isTrusted: true, dmarc: { result: 'fail', domain: 'bank.example' }, dkim: pass('x.example') },
    'bad',
    /claims to be from/,
    2,
  ],
  [{ isTrusted: true, dkim: pass('shop.example') }, 'unknown', /signed by shop\.example/, 1],
  [{ isTrusted: true, spf: pass('shop.example'), dmarc: { result: 'none' } }, 'unknown', /server of shop\.example/, 2],
  [{ isTrusted: true, spf: { result: 'softfail' } }, 'bad', /no proof/, 1],
] as const)('%j is %s', (result, tone, verdict, checks) => {
  const words = describeAuthentication(result);
  expect(words).toMatchObject({ tone, verdict: expect.stringMatching(verdict) });
  expect(words.checks).toHaveLength(checks);
});

test('each check is described with its domain', () => {
  const { checks } = describeAuthentication({
    isTrusted: true,
    spf: { result: 'softfail', domain: 'a.example' },
    dkim: { result: 'fail' },
    dmarc: pass('b.example'),
  });
  expect(checks).toEqual(['SPF (a.example): no clear result', 'DKIM: failed', 'DMARC (b.example): passed']);
});
