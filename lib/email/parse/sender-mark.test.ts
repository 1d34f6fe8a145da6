import { afterEach, expect, test } from 'vitest';
import { packedMessages } from '../../../test/language/packed-messages.ts';
import { setMessages } from '../../i18n/language-in-use.ts';
import { parseSender, senderMark } from './parse-sender.ts';

afterEach(async () => setMessages(await packedMessages('en.yml')));

const markOf = (from: string) => senderMark(parseSender(from), 8);

test.each([
  ['nimbus <a@b.example>', 'N'],
  ['"“Quoted” shop" <a@b.example>', 'Q'],
  ['🎉 Party <a@b.example>', 'P'],
  ['👩‍💻 <a@b.example>', '👩‍💻'],
  ['e\u0301toile <a@b.example>', 'É'],
  ['一時 <a@b.example>', '一'],
  ['hello@nimbus.example', 'H'],
  ['', '?'],
])('%j has the initial %j', (from, initial) => {
  expect(markOf(from).initial).toBe(initial);
});

test.each([
  ['tr', 'ismail <a@b.example>', 'İ'],
  ['tr', 'ışık <a@b.example>', 'I'],
  ['en', 'ismail <a@b.example>', 'I'],
])('in %s, %j has the initial %j, whatever the browser speaks', async (language, from, initial) => {
  setMessages(await packedMessages(`${language}.yml`));
  expect(markOf(from).initial).toBe(initial);
});

test('senders of one domain share a colour', () => {
  expect(markOf('One <a@shop.example>').colour).toBe(markOf('Two <b@SHOP.example>').colour);
});

test('domains spread over the colours', () => {
  const colours = new Set(Array.from({ length: 100 }, (_, i) => markOf(`x@site${i}.example`).colour));
  expect([...colours].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});
