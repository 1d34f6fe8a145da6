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
    ['https://harbour.com/v', 'harbour.mailer.com', false],
    ['https://bank.com/www.other.com/v', 'bank.com', true],
    ['https://bank.com/files/v', 'bank.com', false],
    ['https://xn--bnk-5ka.example/v', 'bank.com', true],
    ['https://xn--bnk-5ka.example/v', undefined, true],
    ['https://xn--bnk-5ka.example/v', 'xn--bnk-5ka.example', false],
    ['https://bank.co.uk.evil.example/v', 'bank.co.uk', true],
    ['https://my.bank.example-evil.com/v', 'bank.example', true],
    ['https://bank.io.evil.com/v', 'bank.com', true],
    ['https://bank.account-verify.com/v', 'bank.com', true],
    ['https://bank.eu.keyhole.com/v', 'bank.com', false],
    ['https://bit.ly/v', undefined, true],
    ['https://[2001:db8::7]/v', undefined, true],
    ['https://anything.example/v', undefined, false],
  ])('%s of %s: %s', (url, sender, expected) => {
    expect(isMisleading(new URL(url), claims(sender))).toBe(expected);
  });

  it.each([
    ['https://h4rb0ur-5.com/', 'harbours', true],
    ['https://vvoods.com/', 'woods', true],
    ['https://c1oud.com/', 'cloud', true],
    ['https://rnarina.com/', 'marina', true],
    ['https://acicieci.com/', 'added', true],
    ['https://b3a8h.com/', 'beabh', true],
    ['https://har-bour.com/', 'harbour', true],
    ['https://h4rb-0ur.com/', 'harbour', true],
    ['https://h4rb0urs.com/', 'harbour', true],
    ['https://h4rb0r.com/', 'harbour', true],
    ['https://h4rb0ux.com/', 'harbour', true],
    ['https://h4rb0uxx.com/', 'harbour', false],
    ['https://harb0r.com/', 'harbour', true],
    ['https://harb0urs.com/', 'harbour', true],
    ['https://harb0rs.com/', 'harbour', false],
    ['https://bookings.com/', 'booking', false],
    ['https://b0a.com/', 'boat', false],
    ['https://support-desk.com/', 'support', false],
    ['https://harbour-boats.com/', 'harbour', false],
    ['https://harbour.com/', 'harbour', false],
    ['https://harbour-login.com/', 'harbour-login', false],
    ['https://h4rbo0ur.com/', 'harbour', true],
  ])('%s beside the word “%s”: %s', (url, word, expected) => {
    expect(isMisleading(new URL(url), claims(undefined, word))).toBe(expected);
  });

  it.each([
    [['a.example', 'a.example'], true],
    [['a.example', 'b.example'], false],
    [['a.example'], false],
    [['odd.example', 'odd.example'], false],
  ])('without a sender, a link beside links to %j is odd: %s', (others, expected) => {
    expect(isMisleading(new URL('https://odd.example/v'), { ...claims(undefined), others })).toBe(expected);
  });
});

describe('a link to a service that signs in for other sites', () => {
  const harbour = (url: string, sender?: string, isUrgent = false) =>
    isMisleading(new URL(url), { ...claims(sender, 'harbour'), isUrgent });
  const verify = 'https://qfkdecar.supabase.co/auth/v1/verify?token=6499fb6a14ff1ef0';

  it.each([
    verify,
    `${verify}&redirect_to=https://app.harbour.example/in`,
    `${verify}&redirect_to=http://localhost:3000/`,
    'https://harbour-auth.firebaseapp.com/__/auth/action?mode=resetPassword&oobCode=J2T9mTSq',
    'https://oak-login.web.app/__/auth/action?mode=signIn&continueUrl=https%3A%2F%2Fharbour.example%2F',
    'https://oak-login.web.app/__/auth/action?mode=signIn&continueUrl=oak%3A%2F%2Fsigned-in',
    'https://dev-x4k2.eu.auth0.com/lo/reset?bewit=J2T9mTSq',
    'https://harbour.us.auth0.com/u/email-verification?ticket=J2T9mTSq#',
    'https://calm-owl-12.clerk.accounts.dev/v1/verify?token=eyJh',
    'https://harbour.auth.eu-west-1.amazoncognito.com/confirmUser/?confirmation_code=482913',
    'https://test.stytch.com/v1/b2b/magic_links/redirect?token=J2T9mTSq',
    'https://slug.projects.oryapis.com/self-service/recovery?token=J2T9mTSq',
    'https://harbour.us1.zitadel.cloud/ui/login/mail/verification?code=WL7S2F',
    'https://oak-3.fusionauth.io/password/change/J2T9mTSq',
    'https://trial-8841.okta.com/tokens/J2T9mTSq/verify',
    'https://lemur-3.cloud-iam.com/auth/realms/harbour/login-actions/action-token?key=eyJh',
  ])('is no danger: %s', (url) => {
    expect(harbour(url, 'harbour.example')).toBe(false);
  });

  it('may come from the service, and then lead to any site', () => {
    expect(harbour(`${verify}&redirect_to=https://oak.example/`, 'mail.app.supabase.io')).toBe(false);
    expect(harbour('https://harbour-id.auth.eu-west-1.amazoncognito.com/confirmUser', 'verificationemail.com')).toBe(
      false,
    );
  });

  it.each([
    ['leads on to another site', `${verify}&redirect_to=https%3A%2F%2Fkx7.example%2F`],
    ['names the right site first', `${verify}&site=https://harbour.example/&redirect_to=https://kx7.example/`],
    ['is on a page of a customer', 'https://qfkdecar.supabase.co/storage/v1/verify?token=6499fb6a14ff1ef0'],
    ['only has the path', 'https://kx7.example/realms/harbour/login-actions/action-token?key=eyJh'],
    ['only has the host in its name', 'https://supabase.co.kx7.example/auth/v1/verify?token=6499fb6a14ff1ef0'],
  ])('is marked where it %s', (_, url) => {
    expect(harbour(url, 'harbour.example')).toBe(true);
  });

  it('is marked where the mail urges, or a stranger takes the name of the site', () => {
    expect(harbour(verify, 'harbour.example', true)).toBe(true);
    const posing = 'https://harbour-login.firebaseapp.com/__/auth/action?oobCode=J2T9mTSq';
    expect(harbour(posing, 'kx7.example')).toBe(true);
    expect(harbour(posing)).toBe(true);
  });
});
