import { describe, expect, it } from 'vitest';
import { isMisleading } from './link-doubt.ts';
import { hostOfLink } from './link-host.ts';

const claims = (sender: string | undefined, ...names: string[]) => ({
  ...(sender && { sender: hostOfLink(sender) }),
  names,
  others: [],
  isUrgent: false,
});

describe('isMisleading', () => {
  it.each([
    ['https://bank.example/v', 'mail.bank.example', false],
    ['https://bank.de/v', 'bank.com', false],
    ['https://app.bank.co.uk/v', 'bank.co.uk', false],
    ['https://evil.co.uk/v', 'bank.co.uk', true],
    ['https://bank.tk/v', 'bank.com', true],
    ['https://bank.keyhole.com/v', 'bank.com', false],
    ['https://bank.acct-kx.info/v', 'bank.com', true],
    ['https://bank.acct-kx.tk/v', 'bank.com', true],
    ['https://evil.k12.tx.us/v', 'harbour.k12.tx.us', true],
    ['https://harbour.github.io/v', 'harbour.github.io', false],
    ['https://evil.github.io/v', 'harbour.github.io', true],
    ['https://evil.github.io/v', 'github.com', true],
    ['https://bank.vercel.app/v', 'bank.com', true],
    ['https://github.com/v', 'evil.github.io', true],
    ['https://anything.pages.dev/v', undefined, true],
    ['https://evil.example/v', 'bank.com', true],
    ['https://bank.com.evil.example/v', undefined, true],
    ['https://bank.com@evil.example/v', undefined, true],
    ['http://203.0.113.7/v', undefined, true],
    ['http://192.168.0.7:3000/v', 'bank.com', false],
    ['http://localhost:3000/v', 'bank.com', false],
    ['https://click.evil.example/ls/click?upn=1', 'bank.com', false],
    ['https://www.google.com/url?q=https://evil.example/', 'bank.com', true],
    ['https://d2x8.awstrack.me/L0/https:%2F%2Fapp.bank.com%2Fv/1/0102', 'bank.com', false],
    ['https://d2x8.awstrack.me/L0/https:%2F%2Fevil.example%2Fv/1/0102', 'bank.com', true],
    ['https://click.pstmrk.it/3s/bank.com%2Fv%2F1/7Xhy/AQ', 'bank.com', false],
    ['https://click.pstmrk.it/3s/evil.example%2Fv%2F1/7Xhy/AQ', 'bank.com', true],
    ['https://anything.example/v', undefined, false],
  ])('%s of %s: %s', (url, sender, expected) => {
    expect(isMisleading(new URL(url), claims(sender))).toBe(expected);
  });

  it.each(['https://harb0ur.com/', 'https://harbour-login.com/', 'https://secure-harbour.com/'])(
    'takes %s for no part of Harbour',
    (url) => {
      expect(isMisleading(new URL(url), claims(undefined, 'harbour'))).toBe(true);
    },
  );
});
