import { expect, onTestFinished, test } from 'vitest';
import practice from '../../entrypoints/practice.ts';
import { readServices } from '../storage/connection.ts';
import { createClient } from './client.ts';
import { connect, disconnect } from './connect.ts';
import { loadPractice, PRACTICE_KEY, PRACTICE_URL } from './practice-service.ts';
import { hasServiceAccess } from './service-access.ts';

/** As the background loads it, after its start and again after each end. */
const startBackground = () => practice.main();

const mail = (text: string) => new TextEncoder().encode(`From: Fernway <hello@fernway.test>\r\n\r\n${text}\r\n`);

test('the practice service has a mailbox without network, permission or key of the user, which outlives the background', async () => {
  startBackground();
  expect(await hasServiceAccess(PRACTICE_URL)).toBe(true);
  expect(await connect(PRACTICE_URL, PRACTICE_KEY)).toEqual(['practice.invalid']);
  onTestFinished(() => disconnect(PRACTICE_URL));
  expect(await readServices()).toEqual([PRACTICE_URL]);

  const client = createClient({ baseUrl: PRACTICE_URL, apiKey: PRACTICE_KEY });
  const { email } = await client.createAddress();
  expect(email).toMatch(/@practice\.invalid$/);
  const listTexts = async () => {
    const { messages } = await client.fetchMessages(email);
    return Promise.all(messages.map(async ({ id }) => (await client.fetchMessage(id ?? '')).body_text));
  };
  expect(await (await loadPractice()).receive([email, 'a@elsewhere.test'], mail('Code: 417 209'))).toBe(true);
  expect(await listTexts()).toEqual(['Code: 417 209\n']);

  startBackground();
  expect(await listTexts()).toEqual([]);
  expect(await (await loadPractice()).receive([email], mail('Code: 662 035'))).toBe(true);
  expect(await listTexts()).toEqual(['Code: 662 035\n']);
  expect(await (await loadPractice()).receive(['a@elsewhere.test'], mail('Code: 1'))).toBe(false);
});
