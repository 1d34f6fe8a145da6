import { expect, test } from 'vitest';
import { describeAuthentication } from './describe-authentication.ts';

const pass = (domain: string) => ({ result: 'pass', domain });

test.each([
  [{ isByReceiver: true }, 'unknown', /wasn’t checked/, 0],
  [{ isByReceiver: false, server: 'mx.evil.example', dmarc: pass('bank.example') }, 'unknown', /mx\.evil\.example/, 0],
  [
    { isByReceiver: true, dmarc: pass('bank.example'), spf: pass('m.bank.example') },
    'good',
    /from bank\.example\.$/,
    2,
  ],
  [
    { isByReceiver: true, dmarc: { result: 'fail', domain: 'bank.example' }, dkim: pass('x.example') },
    'bad',
    /claims to be from/,
    2,
  ],
  [{ isByReceiver: true, dkim: pass('shop.example') }, 'unknown', /signed by shop\.example/, 1],
  [
    { isByReceiver: true, spf: pass('shop.example'), dmarc: { result: 'none' } },
    'unknown',
    /server of shop\.example/,
    2,
  ],
  [{ isByReceiver: true, spf: { result: 'softfail' } }, 'bad', /no proof/, 1],
] as const)('%j is %s', (result, tone, verdict, checks) => {
  const words = describeAuthentication(result);
  expect(words).toMatchObject({ tone, verdict: expect.stringMatching(verdict) });
  expect(words.checks).toHaveLength(checks);
});

test('each check is described with its domain', () => {
  const { checks } = describeAuthentication({
    isByReceiver: true,
    spf: { result: 'softfail', domain: 'a.example' },
    dkim: { result: 'fail' },
    dmarc: pass('b.example'),
  });
  expect(checks).toEqual(['SPF (a.example): no clear result', 'DKIM: failed', 'DMARC (b.example): passed']);
});
