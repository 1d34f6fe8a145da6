import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostPattern } from '../site/host.ts';
import { findBaseUrlMistake, isBaseUrl, parseBaseUrl } from './base-url.ts';

describe('parseBaseUrl', () => {
  it.each([
    ['https://api.temp-mail.io', 'https://api.temp-mail.io'],
    [' https://api.temp-mail.io/ ', 'https://api.temp-mail.io'],
    ['api.temp-mail.io', 'https://api.temp-mail.io'],
    ['https://mail.example/tm/api//', 'https://mail.example/tm/api'],
    ['https://mail.example:8443/?a=b#c', 'https://mail.example:8443'],
    ['http://127.0.0.1:8025', 'http://127.0.0.1:8025'],
    ['http://localhost:8025/', 'http://localhost:8025'],
    ['http://[::1]:8025', 'http://[::1]:8025'],
    ['https://[2001:db8::1]:8443/tm', 'https://[2001:db8::1]:8443/tm'],
    ['https://müller.example/tm', 'https://xn--mller-kva.example/tm'],
    ['https://MAIL.Example/API/v2', 'https://mail.example/API/v2'],
    ['https://mail_1.intranet/~me/t-m.v1', 'https://mail_1.intranet/~me/t-m.v1'],
    ['https://mail.example/a/../b', 'https://mail.example/b'],
    ['\u200bhttps://mail.example\u2060\n', 'https://mail.example'],
    ['"https://mail.example/tm"', 'https://mail.example/tm'],
    ['“https://mail.example”', 'https://mail.example'],
    ['mail.example/?at="https://other.example"', 'https://mail.example'],
    ['<https://mail.example>', 'https://mail.example'],
    ['[https://mail.example](https://mail.example)', 'https://mail.example'],
    ['Base URL: `http://localhost:8025`', 'http://localhost:8025'],
    ['GET https://mail.example/tm/v1/domains HTTP/1.1', 'https://mail.example/tm'],
    ['curl -H "X-API-Key: key" \'https://mail.example:8443/v1/emails\' -X POST', 'https://mail.example:8443'],
  ])('%j is %s', (typed, expected) => {
    expect(parseBaseUrl(typed)).toBe(expected);
    expect(isBaseUrl(expected)).toBe(true);
  });

  const around = [
    ...[
      'BASE_URL=',
      'export URL="',
      'url: "',
      "baseURL: '",
      'see ',
      '- ',
      '**',
      '[Mail API](',
      '<a href="',
      '„',
      '«',
      '(',
      '`',
    ],
    'curl -H "Accept: text/html" ',
  ];
  const after = [
    '',
    '.',
    ',',
    ';',
    ')',
    '"',
    "',",
    '">Mail</a>',
    '**',
    '“',
    '»',
    ' -H "X-API-Key: key"',
    ' | prod',
    '. Then',
    ' (own)',
  ];
  it.each(around.flatMap((before) => after.map((rest) => [before, rest])))(
    'between %j and %j there is a URL',
    (before, rest) => {
      for (const url of [
        'https://mail.example',
        'https://mail.example/tm',
        'http://[::1]:8025',
        'http://localhost:8025/tm/',
      ])
        expect(parseBaseUrl(before + url + rest)).toBe(url.replace(/\/$/, ''));
    },
  );

  it.each(['?url=', '?q=', '/v3/__', '/v2/url?u=', '/', '#url='])('a URL after %j is in a redirector’s', (before) => {
    for (const url of ['https://mail.example/v1', 'http%3A%2F%2Fmail.example', 'https-3A__mail.example_v1'])
      for (const after of ['', '&data=05%7C01', '__;!!abc!'])
        expect(parseBaseUrl(`https://link.example${before}${url}${after}`)).toBeUndefined();
  });

  it.each(['"mail.example"', '`mail.example/tm`', '<mail.example>', 'mail.example.', '„mail.example“'])(
    '%j is a URL without its protocol',
    (typed) => expect(parseBaseUrl(typed)).toBe(`https://${/[a-z./]*[a-z]/.exec(typed)?.[0]}`),
  );

  const pathsOfTheApi = [
    '',
    '/domains',
    '/emails',
    '/emails/mail.example/messages',
    '/messages/1/source',
    '/rate_limit',
    '/openapi.yaml',
    '/emails/{email}/messages',
    '/emails/oak@mayfly.test/messages',
    '/emails/oak%40mayfly.test/messages',
    '/messages/:id',
    '/messages/<id>',
    '/messages/{id}/attachments/{attachment_id}',
  ];
  it.each(['', '/', '//', '?key=1', '#top'].flatMap((end) => pathsOfTheApi.map((path) => `/v1${path}${end}`)))(
    '%s, as the documents of the API write it, is no part of a service',
    (pasted) => {
      for (const prefix of ['', '/tm', '/v1', '/v2'])
        expect(parseBaseUrl(`https://mail.example${prefix}${pasted}`)).toBe(
          `https://mail.example${prefix === '/v1' ? '' : prefix}`,
        );
      expect(isBaseUrl('https://mail.example/tm/v1'), 'as an earlier build stored it').toBe(true);
    },
  );

  it.each([22, 6000, 6669, 10080])('port %i, which fetch refuses, is named before anything is sent', async (port) => {
    const refusal = await fetch(`http://127.0.0.1:${port}/`).catch(({ cause }: Error) => String(cause));
    expect(refusal).toContain('bad port');
    expect(findBaseUrlMistake(`https://mail.example:${port}`)).toBe('blocked-port');
    expect(findBaseUrlMistake(`https://mail.example:${port + 2}`)).toBe(undefined);
  });

  it.each([
    '',
    '   ',
    'http://mail.example',
    'http://127.0.0.1.mail.example',
    'https://user:secret@mail.example',
    'ftp://mail.example',
    'javascript:alert(1)',
    'https://',
    'not a host',
    // Browsers would take the permission for it as one for all sites.
    'https://*',
    'https://*.example',
    'https://mail.*',
    '*',
    'https://%2a',
    'https://mail..example',
    'https://.example',
    'https://-mail.example',
    'https://mail(1).example',
    'https://mail!.example',
    'https://[::]',
    'https://[::]:8443/tm',
    'https://0.0.0.0',
    'https://0',
    'https://mail.example/a//b',
    'https://mail.example/*',
    'https://mail.example/%2e%2e%2fv1',
    'https://mail.example/a;b',
    'https://mail.example/v1/tm/{email}',
    'Base URL: http://mail.example',
    'https://me@mail.example',
    'https://:secret@mail.example',
    'http://[::ffff:7f00:1]',
    'file:///etc/passwd',
    'https://mail.example:99999',
    `https://${'a'.repeat(64)}.example`,
    `https://${'a.'.repeat(130)}example`,
  ])('%j is none', (typed) => {
    expect(parseBaseUrl(typed)).toBeUndefined();
  });
});

it('whatever is taken, the permission for it is one for that host alone', () => {
  const anyText = fc.oneof(
    fc.webUrl({ withQueryParameters: true }),
    fc.string(),
    fc
      .tuple(fc.constantFrom('https://', 'http://', ''), fc.stringMatching(/^[a-z\d.*:@[\]%\\/ -]{0,40}$/))
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(anyText, (typed) => {
      const taken = parseBaseUrl(typed);
      if (taken === undefined) return;
      const { protocol, hostname, username, search, hash } = new URL(taken);
      expect(hostPattern(taken)).toBe(`${protocol}//${hostname}/*`);
      expect(hostname).toMatch(/^[a-z\d_]([a-z\d_.-]*[a-z\d_])?$|^\[[\da-f:.]+\]$/);
      expect([username, search, hash]).toEqual(['', '', '']);
      expect(parseBaseUrl(taken)).toBe(taken);
    }),
    { numRuns: 2000 },
  );
});
