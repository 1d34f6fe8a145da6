import { expect, it } from 'vitest';
import { madeAddress, madeMessage } from '../../../test/mailbox/made.ts';
import type { Message } from '../../mailbox/message.ts';
import type { CallingFrame } from '../../messaging/find-caller.ts';
import { fillCodeHere } from './fill-code-here.ts';

const ORIGIN = 'https://shop.example';
const FRAME = { tabId: 7, frameId: 0, origin: ORIGIN, isInFront: true, profile: {} } as CallingFrame;
const ADDRESS = madeAddress({
  expiresAt: Date.now() + 60_000,
  filledIn: { tabId: 7, frameId: 0, origin: ORIGIN, site: 'shop.example' },
});
const OWN: Message['codeSites'] = { sender: 'shop.example', linked: [] };

it.each<[string, Partial<CallingFrame>, Message['codeSites'], boolean]>([
  ['the page of the address', {}, OWN, true],
  ['a frame in it', { frameId: 3 }, OWN, false],
  ['another tab', { tabId: 8 }, OWN, false],
  ['another origin', { origin: 'https://www.shop.example' }, OWN, false],
  ['a tab that is not in front', { isInFront: false }, OWN, false],
  ['a private window', { profile: { isPrivate: true } }, OWN, false],
  [
    'the page, with a code of another site that links to it',
    {},
    { sender: 'bank.example', linked: ['shop.example'] },
    false,
  ],
  ['the page, with a code that is bound to another', {}, { ...OWN, bound: 'bank.example' }, false],
])('a click on the card fills the code: %s', async (_, from, codeSites, isFilled) => {
  const filled: string[] = [];
  const message = madeMessage({ id: 'm1', seenAt: Date.now(), code: '123456', codeSites });
  const answer = await fillCodeHere(
    { ...FRAME, ...from },
    {
      readAddresses: async () => [ADDRESS],
      readFresh: async () => [message],
      fillCode: async (id) => {
        filled.push(id);
        return { result: 'filled' };
      },
    },
  );
  expect([filled, answer]).toEqual([isFilled ? ['m1'] : [], '']);
});
