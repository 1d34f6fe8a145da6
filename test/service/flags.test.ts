import { expect, test } from 'vitest';
import { FlagError, parseFlags } from './flags.ts';

test('no flags: everything by default', () => {
  expect(Object.entries(parseFlags([]) ?? {}).filter(([, value]) => value !== undefined)).toEqual([
    ['dialect', 'contract'],
  ]);
});

test('every flag', () => {
  const line = `--port 8080 --smtp-port 2525 --site-port 0 --host 0.0.0.0 --key one --key two --domain One.test
    --domain two.test:premium --ttl 60 --rate-limit 100/3600 --max-size 5000 --db mail.db --dialect published --cors
    --allow-host Mail.Example --control --chooses-alone`;
  expect(parseFlags(line.split(/\s+/))).toEqual({
    port: 8080,
    smtpPort: 2525,
    sitePort: 0,
    host: '0.0.0.0',
    keys: ['one', 'two'],
    domains: [
      { name: 'one.test', type: 'public' },
      { name: 'two.test', type: 'premium' },
    ],
    ttlSeconds: 60,
    rateLimit: { limit: 100, periodSeconds: 3600 },
    maxMessageBytes: 5000,
    databaseFile: 'mail.db',
    dialect: 'published',
    choosesAlone: true,
    cors: true,
    allowedHosts: ['mail.example'],
    control: true,
  });
});

test('--help asks for nothing else', () => {
  expect(parseFlags(['--help', '--port', '80'])).toBeUndefined();
});

test.each([
  [['--port', 'http'], '--port wants a number from 0 to 65535, not "http"'],
  [['--port', '65536'], '--port wants'],
  [['--port='], '--port wants'],
  [['--smtp-port', '1.5'], '--smtp-port wants'],
  [['--ttl', '0'], '--ttl wants a whole number above 0, not "0"'],
  [['--rate-limit', '100'], '--rate-limit wants N/SECONDS'],
  [['--rate-limit', '100/0'], '--rate-limit wants N/SECONDS'],
  [['--rate-limit', '1/2/3'], '--rate-limit wants N/SECONDS'],
  [['--domain', 'a b'], '--domain wants NAME'],
  [['--domain', 'a.test:secret'], '--domain wants NAME'],
  [['--key', ''], '--key wants'],
  [['--allow-host', 'http://x'], '--allow-host wants a name, not "http://x"'],
  [['--dialect', 'klingon'], '--dialect wants contract or published, not "klingon"'],
  [['--colour'], "Unknown option '--colour'"],
  [['--key'], "Option '--key <value>' argument missing"],
  [['stray'], 'stray'],
])('%j is refused with a reason', (args, message) => {
  expect(() => parseFlags(args)).toThrow(FlagError);
  expect(() => parseFlags(args)).toThrow(message);
});
