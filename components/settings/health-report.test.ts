import { expect, it } from 'vitest';
import { findBrowser, type HealthFacts, writeReport } from './health-report.ts';

const NOW = Date.UTC(2026, 10, 23, 8, 30);

const SECRETS = [
  'key-482913',
  'elm@mayfly.test',
  '<img src=x>',
  'mail.private.example',
  'bank.example',
  '/v1/emails',
  'My boss',
];

const HOSTILE: HealthFacts = {
  services: [
    {
      baseUrl: 'https://mail.private.example/v1/emails',
      name: 'My boss',
      status: {
        checkedAt: NOW - 60_000,
        rateLimit: { limit: 100, remaining: 37, resetAt: NOW + 60_000, seenAt: NOW },
        problem: {
          kind: 'refused',
          status: 400,
          code: 'key-482913',
          detail: '<img src=x>',
          requestId: 'elm@mayfly.test',
        },
        problemSince: NOW - 5000,
      },
      errors: [{ kind: 'service-fault', status: 503, at: NOW - 7000 }],
    },
  ],
  stored: { bytes: 1234, messages: 5 },
  waitingDeletions: 2,
  isUnstored: false,
  grants: [
    { pattern: 'https://mail.private.example/*', host: 'mail.private.example', purposes: ['service'], isFixed: false },
    { pattern: '*://bank.example/*', host: 'bank.example', purposes: ['button', 'codes'], isFixed: false },
  ],
  version: '0.1.0',
  browser: 'Firefox/153',
};

it('a report has the numbers, and nothing private', () => {
  const report = writeReport(HOSTILE, NOW);
  expect(report).toBe(
    [
      'Mayfly 0.1.0, Firefox/153, 2026-11-23T08:30:00.000Z',
      'Service 1: last check 2026-11-23T08:29:00.000Z, next check none',
      '  limit 37 of 100, reset 2026-11-23T08:31:00.000Z',
      '  now:',
      '  2026-11-23T08:29:55.000Z refused 400',
      '  errors:',
      '  2026-11-23T08:29:53.000Z service-fault 503',
      'Storage: 1234 bytes, 5 messages',
      'Deletions: 2',
      'Disk: yes',
      'Access: service 1, everywhere 0, button 1, codes 1, other 0',
    ].join('\n'),
  );
  for (const secret of SECRETS) expect(report).not.toContain(secret);
});

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', 'Firefox/153'],
  ['Mozilla/5.0 (Linux; Android 16; My Phone) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36', 'Chrome/156'],
  ['Mozilla/5.0 AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36 Edg/156.0.1', 'Edg/156'],
  ['something else', 'unknown'],
])('of %s it says %s', (userAgent, browser) => {
  expect(findBrowser(userAgent)).toBe(browser);
});
