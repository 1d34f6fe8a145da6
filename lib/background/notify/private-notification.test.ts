import { expect, it } from 'vitest';
import { madeMessage } from '../../../test/mailbox/made.ts';
import type { Message } from '../../mailbox/message.ts';
import { describePrivateMail } from './private-notification.ts';

const message = (id: string, more: Partial<Message> = {}) => {
  const contents = { address: 'tamoruki4821@mayfly.test', from: 'Fernway <hi@fernway.example>', subject: 'Welcome' };
  return madeMessage({ id, isPrivate: true, ...contents, createdAt: 2, seenAt: 2, ...more });
};

it('says that mail came, and nothing of what is in it', () => {
  const shown = describePrivateMail([message('9', { code: '481516' }), message('8')], { notifications: 'all' });
  expect(shown).toEqual([
    {
      id: 'private:9',
      title: '2 new messages',
      message: 'Open Mayfly in the private window to read your mail.',
      messages: ['9', '8'],
      hasCode: false,
      isSilent: false,
    },
  ]);
});

it.each([
  ['none', []],
  ['codes', ['9']],
  ['all', ['9', '8']],
] as const)('with notifications for %s: of %j', (notifications, expected) => {
  const shown = describePrivateMail([message('9', { code: '481516' }), message('8')], { notifications });
  expect(shown.flatMap(({ messages }) => messages)).toEqual(expected);
});
