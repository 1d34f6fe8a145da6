import { describe, expect, test } from 'vitest';
import { SqliteServiceStore } from '../../test/service/sqlite-service-store.ts';
import { KeyRateLimit } from './api/rate-limit.ts';
import { createService } from './create-service.ts';
import { MemoryServiceStore } from './mailbox/memory-service-store.ts';

const MAIL = new TextEncoder().encode(
  'From: a@b.test\r\nSubject: Hi\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\n\r\nHello\r\n' +
    '--x\r\nContent-Type: image/png\r\n\r\n1\r\n--x--\r\n',
);

describe.each([
  ['memory', () => new MemoryServiceStore()],
  ['SQLite', () => new SqliteServiceStore(':memory:')],
])('over %s', (_store, openStore) => {
  let now = 1_000_000_000_000;

  /** A service whose addresses live for a second, and whose chance is always the same. */
  function open() {
    let last = 0;
    const service = createService({
      store: openStore(),
      keys: ['k'],
      domains: [{ name: 'mayfly.test', type: 'public' }],
      readTtlSeconds: () => 1,
      rateLimit: new KeyRateLimit({ limit: 100, periodSeconds: 60 }),
      dialect: 'published',
      choosesAlone: false,
      now: () => now,
      random: (below) => ++last % below,
    });
    const call = async (method: string, path: string, body?: object) => {
      const request = new Request(`https://mayfly.test/v1${path}`, {
        method,
        headers: { 'X-API-Key': 'k' },
        ...(body && { body: JSON.stringify(body) }),
      });
      return (await service.fetch(request)).json();
    };
    return { service, call };
  }

  test('time and chance come from outside: the same ones lead to the same answers', async () => {
    const answers = await Promise.all(
      [open(), open()].map(async ({ service, call }) => {
        const { email } = await call('POST', '/emails');
        expect(await service.receive([email.toUpperCase(), 'nobody@mayfly.test'], MAIL)).toBe(true);
        return call('GET', `/emails/${email}/messages`);
      }),
    );
    expect(answers[0].messages).toMatchObject([{ from: '<a@b.test>', subject: 'Hi', attachments: [{ size: 1 }] }]);
    expect(answers[1]).toEqual(answers[0]);
  });

  test('an address that has expired is free for others, and none of its mail comes back', async () => {
    const { service, call } = open();
    await call('POST', '/emails', { email: 'a@mayfly.test' });
    await service.receive(['a@mayfly.test'], MAIL);
    const [message] = (await call('GET', '/emails/a@mayfly.test/messages')).messages;

    now += 1000;
    expect(await service.hasAddress('a@mayfly.test')).toBe(false);
    expect(await service.receive(['a@mayfly.test'], MAIL)).toBe(false);
    expect(await call('POST', '/emails', { email: 'a@mayfly.test' })).toEqual({ email: 'a@mayfly.test', ttl: 1 });
    expect(await call('GET', '/emails/a@mayfly.test/messages')).toEqual({ messages: [] });
    const paths = ['', '/source_code'].map((end) => `/messages/${message.id}${end}`);
    for (const path of [...paths, `/attachments/${message.attachments[0].id}`]) {
      expect((await call('GET', path)).error.code).toBe('not_found');
    }
  });
});
