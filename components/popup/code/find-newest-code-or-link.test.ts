import { describe, expect, it } from 'vitest';
import { MINUTE } from '../../../lib/i18n/time.ts';
import type { Address } from '../../../lib/mailbox/address.ts';
import type { Message } from '../../../lib/mailbox/message.ts';
import { findNewestCodeOrLink } from './find-newest-code-or-link.ts';

const NOW = 1_000_000_000;
const LINK = 'https://a.example/';

function message(id: string, ageMs: number, found: Partial<Message> = {}): Message {
  const at = NOW - ageMs;
  return { id, address: 'a@b.example', from: '', subject: '', createdAt: at, seenAt: at, ...found };
}

const FILLED: Address = {
  email: 'a@b.example',
  createdAt: 0,
  expiresAt: NOW,
  service: '',
  filledIn: { tabId: 1, frameId: 0, origin: 'https://a.example', site: 'a.example' },
};

const plain = message('plain', 0);
const code = message('code', 2 * MINUTE, { code: '4711' });
const olderCode = message('older', 3 * MINUTE, { code: '1174' });
const oldCode = message('old', 15 * MINUTE, { code: '1174' });

describe('findNewestCodeOrLink', () => {
  it.each<[string, Message[], string | undefined, boolean?]>([
    ['nothing from messages without code or link', [plain], undefined],
    ['the newest code', [plain, code, olderCode], 'code', true],
    ['a newer link of another address', [message('link', 0, { link: LINK, address: 'c@d' }), code], 'link', true],
    ['a fresh code before a newer link of its address', [message('link', 0, { link: LINK }), code], 'code', true],
    ['a link before an old code of its address', [message('link', 0, { link: LINK }), oldCode], 'link', true],
    ['an old code, as not fresh', [oldCode], 'old', false],
    ['a link, fresh for longer than a code', [message('link', 29 * MINUTE, { link: LINK })], 'link', true],
    ['an old link, as not fresh', [message('link', 30 * MINUTE, { link: LINK })], 'link', false],
    [
      'the code of the site where its address was filled in, whatever came from others since',
      [
        message('stranger', 0, { code: '1', codeSites: { sender: 'evil.example', linked: [] } }),
        message('site', MINUTE, { code: '2', codeSites: { sender: 'a.example', linked: [] } }),
      ],
      'site',
      true,
    ],
    [
      'the one that was seen last, whatever another is dated',
      [message('dated', 70 * MINUTE, { code: '1', createdAt: NOW + MINUTE }), code],
      'code',
      true,
    ],
    ['nothing after an hour', [message('code', 60 * MINUTE, { code: '4711' })], undefined],
  ])('takes %s', (_, messages, id, isFresh) => {
    const found = findNewestCodeOrLink(messages, [FILLED], NOW);
    expect([found?.message.id, found?.isFresh]).toEqual([id, isFresh]);
  });
});
