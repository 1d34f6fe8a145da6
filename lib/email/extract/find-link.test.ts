import { describe, expect, it } from 'vitest';
import { findLinks } from './find-link.ts';

const tracked = (n: number) => `https://click.example/ls/${n}x9Kdx9Kdx9Kdx9Kdx9Kdx9Kd`;

describe('findLinks', () => {
  it('prefers the button to logo, help and unsubscribe, wherever they lead', () => {
    const html = `<a href="${tracked(1)}"><img src="logo.png" alt="Harbour"></a><p>Almost there.</p>
      <p><a class="button" href="${tracked(2)}">Confirm my address</a></p>
      <p><a href="${tracked(3)}">Help</a> <a href="${tracked(4)}">Unsubscribe</a></p>`;
    expect(findLinks({ subject: 'Welcome', html }).link).toBe(tracked(2));
  });

  it('knows a link in a language that it has no words for by the subject', () => {
    const html = `<p>Qo lomi.</p><p><a class="button" href="${tracked(1)}">Talqoni mervi</a></p>`;
    expect(findLinks({ subject: 'Talqonit lo mervi', html }).link).toBe(tracked(1));
  });

  it('reads the plain body when there is no HTML, and leaves the full stop of the sentence', () => {
    const text =
      'Reset your password at https://harbour.example/reset/8f3a9c2e51d84b06.\n\nHelp: https://harbour.example/help';
    expect(findLinks({ text }).link).toBe('https://harbour.example/reset/8f3a9c2e51d84b06');
  });

  it('decodes the entities of a target and nothing else', () => {
    const html = '<p>Verify</p><a href="https://a.example/verify?id=1&amp;sig=%2Fx9Kd7">Verify email</a>';
    expect(findLinks({ html }).link).toBe('https://a.example/verify?id=1&sig=%2Fx9Kd7');
  });

  it.each([
    [
      'a newsletter',
      '<p>Five stories.</p><a href="https://a.example/n/1">Read more</a> <a href="https://a.example/u">Unsubscribe</a>',
    ],
    ['only a home page', '<a href="https://a.example/">Sign in</a>'],
    [
      'another scheme',
      '<a href="javascript:verify()">Verify email</a><a href="mailto:verify@a.example">Verify email</a>',
    ],
    ['no link', '<p>Your password was changed.</p>'],
  ])('finds none in a mail with %s', (_, html) => {
    expect(findLinks({ subject: 'Hello', html }).link).toBeUndefined();
  });
});
