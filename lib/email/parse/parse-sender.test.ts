import { afterEach, expect, test } from 'vitest';
import { packedMessages } from '../../../test/language/packed-messages.ts';
import { setMessages } from '../../i18n/language-in-use.ts';
import { findSenderAddresses, parseSender, parseSenders, senderMark } from './parse-sender.ts';

test.each([
  ['Nimbus Notes <hello@nimbus.example>', 'Nimbus Notes', 'hello@nimbus.example'],
  ['"Nimbus, Inc." <hello@nimbus.example>', 'Nimbus, Inc.', 'hello@nimbus.example'],
  ['"The \\"Real\\" Shop" <a@b.example>', 'The "Real" Shop', 'a@b.example'],
  ["'Quoted' <a@b.example>", 'Quoted', 'a@b.example'],
  ['hello@nimbus.example', undefined, 'hello@nimbus.example'],
  ['<hello@nimbus.example>', undefined, 'hello@nimbus.example'],
  ['hello@nimbus.example (Nimbus)', 'Nimbus', 'hello@nimbus.example'],
  ['hello@nimbus.example (a (nested) name)', 'a (nested) name', 'hello@nimbus.example'],
  ['Nimbus (Team) <a@b.example>', 'Nimbus', 'a@b.example'],
  ['a@b.example <a@b.example>', undefined, 'a@b.example'],
  ['=?utf-8?Q?Caf=C3=A9?= <a@b.example>', 'Café', 'a@b.example'],
  ['"=?utf-8?B?0JDQsdCy?=" <a@b.example>', 'Абв', 'a@b.example'],
  ['一時 <a@例え.example>', '一時', 'a@例え.example'],
  ['Unclosed <a@b.example', 'Unclosed', 'a@b.example'],
  ['"Unclosed <a@b.example>', 'Unclosed', 'a@b.example'],
  ['One <a@b.example>, Two <c@d.example>', 'One', 'a@b.example'],
  ['a@b.example, c@d.example', undefined, 'a@b.example'],
  ['Doe, Jane <a@b.example>', 'Doe, Jane', 'a@b.example'],
  ['Nimbus :) <a@b.example>', 'Nimbus :)', 'a@b.example'],
  ['Nimbus :( <a@b.example>', 'Nimbus :(', 'a@b.example'],
  ['\u202Emoc.knab\u202C <a@b.example>', 'moc.knab', 'a@b.example'],
  ['Name <mailto:a@b.example>', 'Name', 'a@b.example'],
  ['Just a name', 'Just a name', undefined],
  ['MAILER-DAEMON', 'MAILER-DAEMON', undefined],
  ['Name <>', 'Name', undefined],
  ['Our Partners:a@b.example,c@d.example;', undefined, 'a@b.example'],
  ['Partners: Ben <a@b.example>, c@d.example; ', 'Ben', 'a@b.example'],
  ['Nimbus: Ben <a@b.example>', 'Nimbus: Ben', 'a@b.example'],
])('%j', (from, name, address) => {
  expect(parseSender(from)).toMatchObject({
    display: name ?? address,
    ...(name ? { name } : {}),
    ...(address ? { address } : {}),
  });
  expect(parseSender(from).name).toBe(name);
  expect(parseSender(from).address).toBe(address);
});

test.each([undefined, '', ' ', '<>', '""', '\u202e', '()'])('%j has no sender to name', (from) => {
  expect(parseSender(from)).toEqual({ display: 'Unknown sender' });
});

test('a name that poses as another address gives way to the true one', () => {
  const sender = parseSender('"security@bank.example" <x@evil.example>');
  expect(sender).toEqual({ name: 'security@bank.example', address: 'x@evil.example', display: 'x@evil.example' });
});

test.each([
  'security＠bank.example',
  'security﹫bank.example',
  'sec\u200burity\u3164@bank\u2060.example',
  'ｓｅｃｕｒｉｔｙ@ｂａｎｋ.example',
  '=?utf-8?B?c2VjdXJpdHnvvKBiYW5rLmV4YW1wbGU=?=',
  'security\ufe0f@\u200dbank.example',
])('the name %j poses as an address, however it is written', (name) => {
  expect(parseSender(`"${name}" <x@evil.example>`).display).toBe('x@evil.example');
});

test('an encoded word is no address', () => {
  expect(findSenderAddresses('=?utf-8?Q?=3Cx=40bank.example=3E?=')).toEqual([]);
});

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

test('domains spread over the colours', () => {
  const colours = new Set(Array.from({ length: 100 }, (_, i) => markOf(`x@site${i}.example`).colour));
  expect([...colours].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test.each([
  ['a@b, c@d', ['a@b', 'c@d']],
  ['"Doe, Jane" <j@d>, C <c@d>', ['Doe, Jane <j@d>', 'C <c@d>']],
  ['Doe, Jane <j@d>, c@d', ['Doe, Jane <j@d>', 'c@d']],
  ['"say \\"hi, you\\"" <a@b>', ['say "hi, you" <a@b>']],
  ['a@b (x, y), c@d', ['x, y <a@b>', 'c@d']],
  ['Team: a@b, C <c@d>; e@f', ['a@b', 'C <c@d>', 'e@f']],
  ['a@b; The team: C <c@d>;', ['a@b', 'C <c@d>']],
  ['undisclosed-recipients:;', []],
  ['"open <a@b>, c@d', ['open <a@b>', 'c@d']],
  ['', []],
])('%j names several', (list, mailboxes) => {
  expect(parseSenders(list).map(({ name, address }) => (name ? `${name} <${address}>` : address))).toEqual(mailboxes);
});
