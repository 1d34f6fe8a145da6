import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isPublicName } from './host.ts';

const hostOf = (url: string) => new URL(url).hostname;

it.each([
  'https://images.shop.example/a',
  'https://xn--bcher-kva.example/',
  'https://a.b.c.example./',
  'https://_x.example/',
])('%s is public', (url) => expect(isPublicName(hostOf(url))).toBe(true));

it.each([
  'https://localhost/',
  'https://LOCALHOST./',
  'https://a.localhost/',
  'https://printer.local/',
  'https://router.lan/',
  'https://nas.home.arpa/',
  'https://metadata.google.internal/',
  'https://intranet/',
  'https://127.0.0.1/',
  'https://10.0.0.1:8443/',
  'https://192.168.1.1/',
  'https://169.254.169.254/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://0177.0.0.1/',
  'https://127.1./',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[fd00::1]/',
  'https://8.8.8.8/',
])('%s is not', (url) => expect(isPublicName(hostOf(url))).toBe(false));

it('no IP address is public, however it is written', () => {
  const written = fc.tuple(fc.ipV4Extended(), fc.ipV6(), fc.constantFrom('', '.'));
  fc.assert(
    fc.property(written, ([v4, v6, dot]) => {
      expect(isPublicName(hostOf(`https://${v4}${dot}/`))).toBe(false);
      expect(isPublicName(hostOf(`https://[${v6}]/`))).toBe(false);
    }),
    { numRuns: 2000 },
  );
});
