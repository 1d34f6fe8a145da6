import { describe, expect, it } from 'vitest';
import type { Message } from '../../lib/mailbox/message.ts';
import { findNewestCode } from './find-newest-code.ts';

const NOW = 1_000_000_000;
const MINUTE = 60_000;

function message(id: string, ageMs: number, found: Partial<Message> = {}): Message {
  const at = NOW - ageMs;
  return { id, address: 'a@b.example', from: '', subject: '', createdAt: at, seenAt: at, ...found };
}

describe('findNewestCode', () => {
  it('takes the newest that has a code or a link', () => {
    const messages = [
      message('news', MINUTE),
      message('code', 2 * MINUTE, { code: '4711' }),
      message('older', 3 * MINUTE, { code: '1174' }),
    ];
    expect(findNewestCode(messages, NOW)?.id).toBe('code');
    const withLink = [message('link', MINUTE, { link: 'https://a.example/' }), ...messages];
    expect(findNewestCode(withLink, NOW)?.id).toBe('link');
  });

  it('lets an old one go', () => {
    expect(findNewestCode([message('code', 30 * MINUTE, { code: '4711' })], NOW)).toBeUndefined();
    expect(findNewestCode([], NOW)).toBeUndefined();
  });
});
