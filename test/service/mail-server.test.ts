import { expect, onTestFinished, test } from 'vitest';
import { startService } from './service.ts';
import { createTestClient } from './test-client.ts';

const MAX_MESSAGE_BYTES = 64 * 1024;
const TTL_SECONDS = 60;

test('mail is refused for unknown recipients, if it is too large, and once the address has expired, with all of its mail', async () => {
  let now = Date.parse('2026-03-01T12:00:00Z');
  const service = await startService({
    maxMessageBytes: MAX_MESSAGE_BYTES,
    ttlSeconds: TTL_SECONDS,
    now: () => now,
  });
  onTestFinished(() => service.stop());
  const client = createTestClient(service);
  const email = await client.createAddress();
  const send = (to: string, text = 'Hello') => client.sendMail({ to, subject: 'short-lived', text });

  for (const unknown of ['nobody@mayfly.test', 'nobody@elsewhere.test'])
    await expect(send(unknown)).rejects.toMatchObject({ responseCode: 550 });
  await expect(send(email, 'x'.repeat(MAX_MESSAGE_BYTES))).rejects.toMatchObject({ responseCode: 552 });
  await send(email.toUpperCase());

  now += TTL_SECONDS * 1000 - 1;
  const [message, ...others] = await client.listMessages(email);
  expect(others).toEqual([]);
  now += 1;
  for (const path of [`emails/${email}/messages`, `messages/${message?.id}`, `messages/${message?.id}/source`])
    expect((await client.call('GET', `/v1/${path}`)).json.error.code).toBe('not_found');
  await expect(send(email)).rejects.toMatchObject({ responseCode: 550 });
});
