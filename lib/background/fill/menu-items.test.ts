import { expect, it } from 'vitest';
import { madeAddress, madeMessage } from '../../../test/mailbox/made.ts';
import type { DomainChoice } from '../../mailbox/address/choose-domain.ts';
import type { Address } from '../../mailbox/address.ts';
import type { Message } from '../../mailbox/message.ts';
import { listMenuItems, parseMenuItem } from './menu-items.ts';

const NOW = Date.UTC(2026, 0, 1, 12);
const SERVICE = 'https://mail.example';
const CODE = { address: 'a@m.test', seenAt: NOW, code: '482913' };
const address = (email: string, more: Partial<Address> = {}) => {
  const filledIn = { tabId: 1, frameId: 0, origin: 'https://www.acme.example', site: 'acme.example' };
  const times = { createdAt: NOW - 1000, filledAt: NOW - 1000, expiresAt: NOW + 3_600_000 };
  return madeAddress({ email, ...times, site: 'acme.example', filledIn, ...more });
};

const DOMAINS = [{ name: 'm.test' }, { name: 'plus.test', type: 'premium' }];

const list = (addresses: Address[], messages: Message[] = [], choice: Partial<DomainChoice> = {}) =>
  listMenuItems({ addresses, messages }, [SERVICE], { domains: {}, refused: new Map(), ...choice }, NOW);

it('is one item where nothing was used before', () => {
  expect(list([])).toEqual([{ id: 'fill', title: 'Fill a new address' }]);
});

it('offers what was used on a site there, the latest first, and nothing else', () => {
  const items = list([
    address('older@m.test', { filledAt: NOW - 5000 }),
    address('newer@m.test'),
    address('elsewhere@m.test', { site: '127.0.0.1' }),
    address('expired@m.test', { expiresAt: NOW }),
    address('gone@m.test', { goneAt: NOW }),
    address('foreign@m.test', { service: 'https://other.example' }),
    address('nowhere@m.test', { site: undefined }),
  ]);
  expect(items.map(({ id, patterns }) => [id, patterns])).toEqual([
    ['fill:newer@m.test', ['*://*.acme.example/*']],
    ['fill:older@m.test', ['*://*.acme.example/*']],
    ['fill:elsewhere@m.test', ['*://127.0.0.1/*']],
    ['fill', undefined],
  ]);
});

it('offers another domain in place of the last address that a site was given, before a new one', () => {
  const used = [address('older@m.test', { filledAt: NOW - 5000 }), address('newer@m.test')];
  const both = { domains: { [SERVICE]: DOMAINS } };
  const offers = (addresses: Address[], choice: Partial<DomainChoice> = both) =>
    list(addresses, [], choice).filter(({ id }) => id.startsWith('replace:'));
  const ids = ['fill:newer@m.test', 'fill:older@m.test', 'replace:plus.test/newer@m.test', 'fill'];
  expect(list(used, [], both).map(({ id }) => id)).toEqual(ids);
  expect(offers(used)).toMatchObject([{ title: 'Not accepted? Try plus.test', patterns: ['*://*.acme.example/*'] }]);
  expect(offers(used, { ...both, refused: new Map([['acme.example', ['plus.test']]]) })).toEqual([]);
  expect(offers(used, { domains: { [SERVICE]: DOMAINS.slice(0, 1) } })).toEqual([]);
  expect(offers([address('mailed@m.test', { lastMessageAt: NOW })])).toEqual([]);
  expect(offers([address('long.ago@m.test', { filledAt: NOW - 2 * 3_600_000 })])).toEqual([]);
});

it('keeps the menu short', () => {
  const many = Array.from({ length: 9 }, (_, at) => address(`${at}@m.test`));
  expect(list(many)).toHaveLength(6);
});

it('offers a code that has just come, on the site that sent it', () => {
  const codeSites = { sender: 'acme.example', linked: [] };
  const message = (id: string, seenAt: number) => madeMessage({ ...CODE, id, seenAt, codeSites });
  const [code, ...others] = list([address('a@m.test')], [message('new', NOW), message('old', NOW - 1000)]);
  expect(code).toEqual({ id: 'code:new', title: 'Fill code 482913', patterns: ['*://*.acme.example/*'] });
  expect(others.map(({ id }) => id)).toEqual(['fill:a@m.test', 'fill']);
  expect(list([address('a@m.test')], [message('new', NOW - 16 * 60_000)])[0]?.id).toBe('fill:a@m.test');
  const used = { ...message('new', NOW), codeFilledAt: NOW };
  expect(list([address('a@m.test')], [used, message('old', NOW - 1000)]).map(({ id }) => id)).toEqual([
    'fill:a@m.test',
    'fill',
  ]);
});

it('offers the newest code first, that of another sender by its name, and none that is bound elsewhere', () => {
  const message = (id: string, from: string, codeSites: Message['codeSites']) =>
    madeMessage({ ...CODE, id, from, codeSites });
  const items = list(
    [address('a@m.test')],
    [
      message('bound', 'Bank <a@bank.example>', { sender: 'bank.example', bound: 'bank.example', linked: [] }),
      message('foreign', 'Acme <a@mail.evil.example>', { sender: 'evil.example', linked: [] }),
      message('own', 'Acme <a@acme.example>', { sender: 'acme.example', linked: [] }),
    ],
  );
  expect(items.slice(0, 3).map(({ title }) => title)).toEqual([
    'Fill code 482913 from mail.evil.example',
    'Fill code 482913',
    expect.stringContaining('a@m.test'),
  ]);
});

it.each([
  ['fill', {}],
  ['fill:a:b@m.test', { email: 'a:b@m.test' }],
  ['code:m:1', { code: 'm:1' }],
  ['other', undefined],
  [7, undefined],
])('%j asks for %j', (id, options) => {
  expect(parseMenuItem(id)).toEqual(options);
});
