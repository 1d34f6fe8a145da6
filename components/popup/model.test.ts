import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '../../lib/i18n/time.ts';
import type { Address } from '../../lib/mailbox/address.ts';
import type { Message } from '../../lib/mailbox/message.ts';
import type { FillChoice } from './fill/list-fill-choices.ts';
import { decideView, type PopupModel, type PopupState } from './model.ts';

const NOW = Date.UTC(2026, 5, 15, 14, 32);
const SERVICE = 'https://api.example';
const OTHER_SERVICE = 'https://other.example';

const connect = (baseUrl: string) => ({ baseUrl, keyMark: 'one' });

const address = (email: string, more: Partial<Address> = {}): Address => ({
  email,
  createdAt: NOW - 30 * MINUTE,
  expiresAt: NOW + HOUR,
  service: SERVICE,
  ...more,
});

/** Filled on a site, in the tab with this id. */
const filledOn = (site: string, more: Partial<Address> = {}, tabId = 1): Address =>
  address(`for-${site}`, {
    site,
    filledAt: NOW - 20 * MINUTE,
    lastMessageAt: NOW - 10 * MINUTE,
    filledIn: { tabId, frameId: 0, origin: `https://${site}`, site },
    ...more,
  });

const acme = filledOn('acme.example');
const lone = filledOn('lone.example');
const byHand = address('by-hand');

const message = (to: Address, more: Partial<Message> = {}): Message => ({
  id: `to-${to.email}`,
  address: to.email,
  from: '',
  subject: '',
  createdAt: NOW - 5 * SECOND,
  seenAt: NOW - 5 * SECOND,
  ...more,
});

const codeFrom = (site: string) => ({ code: '481516', codeSites: { sender: site, linked: [] } });

/** A fresh code that a site sent to the address that was filled there. */
const codeTo = (to: Address, more: Partial<Message> = {}): Message =>
  message(to, { ...codeFrom(to.site ?? ''), ...more });

const domains = [{ name: 'mayfly.test' }, { name: 'post.mayfly.test' }];
const DOMAINS = { domains: { [SERVICE]: domains }, refused: new Map<string, string[]>() };

function stateOf(addresses: Address[], messages: Message[], more: Partial<PopupState> = {}): PopupState {
  return {
    route: { view: 'mail' },
    mailbox: { addresses, messages },
    isBroken: false,
    connections: [connect(SERVICE)],
    statuses: {},
    site: 'acme.example',
    domainChoice: DOMAINS,
    capabilities: {},
    codeFill: { shouldAsk: () => true, onAnswer: () => {} },
    openTabs: new Set([1, 2]),
    now: NOW,
    canFill: true,
    hasMenu: true,
    hasTwoPanes: false,
    hasSingleKeys: true,
    running: new Set(),
    isHelpOpen: false,
    ...more,
  };
}

const write = (choice: FillChoice) => (choice.does === 'fill' ? `fill ${choice.email}` : choice.does);

/** What stands above the mail, in the order of its importance. */
function summarize({ top }: PopupModel): string[] {
  if (!top) return [];
  const { address, fill, codeOrLink: code, waiting, replacement, emptyReason, expiring } = top;
  return [
    code?.isProminent ? `${code.verdict.isPrimary ? 'fill code' : code.message.code ? 'copy code' : 'open link'}` : [],
    code?.autofillQuestion ? `ask always${code.autofillQuestion.isAccessible ? ', with access' : ''}` : [],
    replacement ? `${replacement.isRefused ? 'refused' : 'in menu'}: ${replacement.domain ?? 'all tried'}` : [],
    waiting ? `wait for ${waiting.email}` : [],
    address?.email ?? [],
    `${top.isFillInMenu ? 'in menu: ' : top.isFillPrimary ? 'PRIMARY ' : ''}${write(fill[0])}`,
    code && !code.isProminent ? 'quiet code' : [],
    emptyReason ?? [],
    expiring ? `expiring ${expiring.address.email}` : [],
  ].flat();
}

const A = acme.email;
/** What is shown where nothing comes before the address of the site, and where something does. */
const ADDRESS = [A, `PRIMARY fill ${A}`];
const BELOW = [A, `in menu: fill ${A}`];

const newerCode = codeTo(lone, { seenAt: NOW });
const usedCode = (ago: number) => codeTo(acme, { codeFilledAt: NOW - ago });
const atAcme = (more: Partial<Address>) => stateOf([filledOn('acme.example', more)], []);
const unanswered = { filledAt: NOW - 2 * MINUTE, lastMessageAt: undefined, email: 'a@mayfly.test' };
const old = { createdAt: NOW - 20 * MINUTE, seenAt: NOW - 20 * MINUTE };
const ALL_TRIED = { domainChoice: { ...DOMAINS, refused: new Map([['acme.example', ['post.mayfly.test']]]) } };

describe('above the mail', () => {
  it.each<[string, PopupState, string[]]>([
    // A page that asks for a code.
    [
      'a code of the site: it, and what fills an address in the menu',
      stateOf([acme], [codeTo(acme)]),
      ['fill code', ...BELOW],
    ],
    [
      'a code of the site, and then a link of another',
      stateOf([lone, acme], [message(lone, { link: 'https://b.example/', seenAt: NOW }), codeTo(acme)], { tabId: 1 }),
      ['fill code', ...BELOW],
    ],
    [
      'a code of the site that was filled in a moment ago, and a newer code of another',
      stateOf([lone, acme], [newerCode, usedCode(SECOND)]),
      ['ask always', ...BELOW, 'quiet code'],
    ],
    [
      'a code of the site, for the page in another tab, and then another code',
      stateOf([lone, acme], [newerCode, codeTo(acme)], { tabId: 2 }),
      [...ADDRESS, 'quiet code'],
    ],
    [
      'a code of the site, whose address was copied there: it is copied',
      stateOf([byHand], [message(byHand, codeFrom('acme.example'))]),
      ['copy code', 'by-hand', 'fill by-hand'],
    ],
    [
      'a code from elsewhere, to the address of the site: offered, and not first choice',
      stateOf([acme], [message(acme, codeFrom('mailer.example'))]),
      ['copy code', ...BELOW],
    ],
    [
      'a code that is bound to another site',
      stateOf([acme], [message(acme, { code: '1', codeSites: { sender: 'a.b', bound: 'bank.example', linked: [] } })]),
      [...ADDRESS, 'quiet code'],
    ],
    ['no code has come yet', atAcme({ askedAt: NOW - MINUTE }), [`wait for ${A}`, ...BELOW]],
    [
      'the address was just filled here: mail is awaited',
      atAcme({ filledAt: NOW - SECOND }),
      [`wait for ${A}`, ...ADDRESS],
    ],
    ['it was just filled in another tab', { ...atAcme({ filledAt: NOW - SECOND }), tabId: 2 }, ADDRESS],
    ['mail has come since the fill', atAcme({ filledAt: NOW - MINUTE / 2, lastMessageAt: NOW }), ADDRESS],
    ['the page asked long ago', atAcme({ askedAt: NOW - 11 * MINUTE }), ADDRESS],
    ['the page asked, and the clock was set back by a day since', atAcme({ askedAt: NOW + DAY }), ADDRESS],
    [
      'the code was just filled in: the one question',
      stateOf([acme], [usedCode(SECOND)]),
      ['ask always', ...BELOW, 'quiet code'],
    ],
    [
      'a code was just filled in where access was given before',
      stateOf([acme], [usedCode(SECOND)], { accessibleHost: 'acme.example' }),
      ['ask always, with access', ...BELOW, 'quiet code'],
    ],
    ['the code was filled in a minute ago: it is gone', stateOf([acme], [usedCode(MINUTE)]), ADDRESS],
    ['the code was just filled in another tab of the site', stateOf([acme], [usedCode(SECOND)], { tabId: 2 }), ADDRESS],
    [
      'a code was filled, and that of another site is new: that one',
      stateOf([acme, lone], [usedCode(MINUTE), codeTo(lone, { seenAt: NOW - MINUTE })]),
      [...ADDRESS, 'quiet code'],
    ],
    [
      'the site was answered for',
      stateOf([acme], [usedCode(0)], { codeFill: { shouldAsk: () => false, onAnswer: () => {} } }),
      [...ADDRESS, 'quiet code'],
    ],
    [
      'a code was just filled, and its address has expired: the button stays',
      stateOf([filledOn('acme.example', { expiresAt: NOW - SECOND })], [usedCode(SECOND)]),
      ['ask always', 'fill-new', 'quiet code', 'expired'],
    ],
    ['the code was filled into another site', stateOf([lone, acme], [codeTo(lone, { codeFilledAt: NOW })]), ADDRESS],
    [
      'the tab that asked is gone, and this one is of the same site: it can take the code',
      stateOf([acme], [codeTo(acme)], { openTabs: new Set([9]), tabId: 9 }),
      ['fill code', A, `fill ${A}`],
    ],
    [
      'the tab that asked is gone, and the browser tells of no other page of the site: the code is copied',
      stateOf([acme], [codeTo(acme)], { openTabs: new Set([9]), site: null }),
      ['copy code', A, 'copy-new'],
    ],
    [
      'another tab of the site has asked for the code: an address can be filled in here',
      stateOf([acme], [codeTo(acme)], { tabId: 2 }),
      ['fill code', A, `fill ${A}`],
    ],
    // A page with a field for an address.
    ['the site knows an address', stateOf([byHand, acme], []), ADDRESS],
    ['the site knows none', stateOf([lone], []), ['PRIMARY fill-new']],
    [
      'one was created by hand a moment ago: for this page',
      stateOf([address('new', { createdAt: NOW - MINUTE }), acme], []),
      ['new', 'PRIMARY fill new'],
    ],
    ['a code of another site: one quiet line', stateOf([lone, acme], [codeTo(lone)]), [...ADDRESS, 'quiet code']],
    ['a code, where the site knows no address', stateOf([lone], [codeTo(lone)]), ['PRIMARY fill-new', 'quiet code']],
    ['an old code', stateOf([acme], [codeTo(acme, old)]), [...ADDRESS, 'quiet code']],
    ['a link', stateOf([acme], [message(acme, { link: 'https://acme.example/' })]), ['open link', A, `fill ${A}`]],
    ['the address is of another container', stateOf([acme], [], { container: 'two' }), ['PRIMARY fill-new']],
    [
      'no mail has come to it: another domain is in the menu',
      atAcme(unanswered),
      ['in menu: post.mayfly.test', 'a@mayfly.test', 'PRIMARY fill a@mayfly.test'],
    ],
    [
      'the page says that it does not accept it',
      atAcme({ ...unanswered, refusedAt: NOW }),
      ['refused: post.mayfly.test', 'a@mayfly.test', 'fill a@mayfly.test'],
    ],
    [
      'all domains were tried, and the last one was not rejected',
      { ...atAcme(unanswered), ...ALL_TRIED },
      ['a@mayfly.test', 'PRIMARY fill a@mayfly.test'],
    ],
    [
      'all domains were rejected',
      { ...atAcme({ ...unanswered, refusedAt: NOW }), ...ALL_TRIED },
      ['refused: all tried', 'a@mayfly.test', 'fill a@mayfly.test'],
    ],
    // Any other page.
    ['a page that is closed to us', stateOf([lone], [], { site: null }), [lone.email, 'PRIMARY copy-new']],
    [
      'a page that is closed to us, and a code: it is first',
      stateOf([lone], [codeTo(lone)], { site: null }),
      ['fill code', lone.email, 'in menu: copy-new'],
    ],
    ['in a tab', stateOf([lone], [], { site: null, canFill: false }), [lone.email, 'PRIMARY choose']],
    [
      'the mail of one address',
      stateOf([lone, acme], [], { route: { view: 'address', id: lone.email }, shownEmail: lone.email }),
      [lone.email, `PRIMARY fill ${lone.email}`],
    ],
    [
      'another address with unread mail is in its last minutes',
      stateOf([acme, filledOn('lone.example', { expiresAt: NOW + MINUTE })], [message(lone)]),
      [...ADDRESS, `expiring ${lone.email}`],
    ],
  ])('%s', (_, state, expected) => {
    expect(summarize(decideView(state))).toEqual(expected);
  });

  it('the heading and the button never name different addresses', () => {
    const addresses = [byHand, lone, acme];
    const messages = [[], [message(lone, codeFrom('lone.example'))], [message(acme)]];
    const tops = ['acme.example', 'lone.example', 'none.example', null].flatMap((site) =>
      messages.flatMap((mail) =>
        [undefined, byHand.email].map((shownEmail) => decideView(stateOf(addresses, mail, { site, shownEmail })).top),
      ),
    );
    const filling = tops.flatMap((top) =>
      top?.fill[0].does === 'fill' ? [[top.fill[0].email, top.address?.email]] : [],
    );
    expect(filling.length).toBeGreaterThan(5);
    for (const [button, heading] of filling) expect(button).toBe(heading);
  });
});

describe('which view', () => {
  it.each<[string, Partial<PopupState>, PopupModel['view']]>([
    ['all is known', {}, 'list'],
    ['mail is not read yet', { mailbox: undefined }, 'loading'],
    ['the site is not read yet', { site: undefined }, 'loading'],
    ['the services are not read yet', { connections: undefined }, 'loading'],
    ['mail can’t be read', { mailbox: undefined, isBroken: true }, 'broken'],
    [
      'nothing can be stored, before a service is connected',
      { mailbox: undefined, isBroken: true, connections: [] },
      'not-connected',
    ],
    [
      'a newer version has the mail',
      { mailbox: undefined, isBroken: true, isOfNewerVersion: true, connections: [] },
      'broken',
    ],
    [
      'no service is connected, and nothing is stored',
      { connections: [], mailbox: { addresses: [], messages: [] } },
      'not-connected',
    ],
    ['no service is connected, and mail is stored', { connections: [] }, 'list'],
    ['all addresses', { route: { view: 'addresses' } }, 'addresses'],
    ['the form', { route: { view: 'new' } }, 'new'],
    ['a message, before mail is read', { route: { view: 'message', id: '1' }, mailbox: undefined }, 'message'],
    ['a message beside the list', { route: { view: 'message', id: '1' }, hasTwoPanes: true }, 'list'],
  ])('%s', (_, changed, view) => {
    expect(decideView(stateOf([acme], [], changed)).view).toBe(view);
  });
});

describe('what a check by hand costs', () => {
  const two = [connect(SERVICE), connect(OTHER_SERVICE)];
  const left = (remaining: number, resetAt = NOW + HOUR) => ({ rateLimit: { remaining, resetAt, seenAt: NOW } });
  const many = Array.from({ length: 37 }, (_, nth) => address(`a${nth}`));
  const other = address('other', { service: OTHER_SERVICE });

  it.each<[string, Address[], PopupState['statuses'], PopupModel['checkCost']]>([
    ['much of what is left', many, { [SERVICE]: left(62) }, { requests: 37, left: 62 }],
    ['more than is left', many, { [SERVICE]: left(12) }, { requests: 12, left: 12 }],
    ['little of what is left', many, { [SERVICE]: left(900) }, undefined],
    ['one of the last', [acme], { [SERVICE]: left(3) }, { requests: 1, left: 3 }],
    ['of one address, nothing worth a word', [acme], { [SERVICE]: left(12) }, undefined],
    [
      'expired addresses are not asked for',
      [address('old', { expiresAt: NOW - 1 })],
      { [SERVICE]: left(1) },
      undefined,
    ],
    [
      'lost addresses are not asked for, either',
      many.map((one) => ({
        ...one,
        failure: { kind: 'other-key', sinceAt: 0, tries: 1, retryAt: NOW + HOUR } as const,
      })),
      { [SERVICE]: left(12) },
      undefined,
    ],
    ['nothing is left, which is said elsewhere', many, { [SERVICE]: left(0) }, undefined],
    ['the limit was reset since', many, { [SERVICE]: left(12, NOW - 1) }, undefined],
    ['a service that tells no limit', many, {}, undefined],
    [
      'of two services, the one with the least left',
      [...many, other],
      { [SERVICE]: left(62), [OTHER_SERVICE]: left(2) },
      { requests: 1, left: 2 },
    ],
  ])('%s', (_, addresses, statuses, expected) => {
    expect(decideView(stateOf(addresses, [], { connections: two, statuses })).checkCost).toEqual(expected);
  });
});

describe('services are told apart', () => {
  const two = [connect(SERVICE), connect(OTHER_SERVICE)];
  const other = address('other', { service: OTHER_SERVICE });

  it.each<[string, Address[], PopupState['connections'], string[]]>([
    ['with addresses of both', [acme, other], two, [acme.email, other.email]],
    ['not with addresses of one alone', [acme, byHand], two, []],
    ['not with one service, where others have been', [acme, other], two.slice(0, 1), []],
  ])('%s', (_, addresses, connections, marked) => {
    expect([...decideView(stateOf(addresses, [], { connections })).mixedServices.keys()]).toEqual(marked);
  });
});

describe('what is wrong', () => {
  const offline = { problem: { kind: 'no-network' } } as const;
  const limited = (untilAt: number) => ({ problem: { kind: 'rate-limited', untilAt } }) as const;
  const keyRefused = { problem: { kind: 'key-refused' } } as const;
  const two = [connect(SERVICE), connect(OTHER_SERVICE)];

  it.each<[string, Partial<PopupState>, string | undefined, string | undefined]>([
    ['nothing', {}, undefined, undefined],
    ['no service is connected', { connections: [] }, 'not-connected', undefined],
    ['the only service is down', { statuses: { [SERVICE]: offline } }, 'no-network', undefined],
    [
      'one is down, and another works: a line in the footer',
      { connections: two, statuses: { [OTHER_SERVICE]: offline } },
      undefined,
      'no-network of other.example',
    ],
    [
      'both are down',
      { connections: two, statuses: { [SERVICE]: offline, [OTHER_SERVICE]: offline } },
      'no-network',
      undefined,
    ],
    [
      'the limit of the only service is used up: a line in the footer until then',
      { statuses: { [SERVICE]: limited(NOW + HOUR) } },
      undefined,
      'rate-limited',
    ],
    ['the limit was reset since', { statuses: { [SERVICE]: limited(NOW) } }, 'rate-limited', undefined],
    [
      'one waits for the user',
      { connections: two, statuses: { [OTHER_SERVICE]: keyRefused } },
      'key-refused',
      undefined,
    ],
    [
      'a notice says it already',
      { statuses: { [SERVICE]: offline }, notice: { key: 1, kind: 'problem', problem: offline.problem } },
      undefined,
      undefined,
    ],
  ])('%s', (_, changed, banner, footer) => {
    const { problem, failing } = decideView(stateOf([acme], [], changed));
    const line = failing && [failing.problem.kind, failing.service].filter(Boolean).join(' of ');
    expect([problem?.problem.kind, line]).toEqual([banner, footer]);
  });

  it('the footer says when mail was checked, if only another service than the default one has addresses', () => {
    const statuses = { [OTHER_SERVICE]: { checkedAt: NOW - SECOND } };
    expect(decideView(stateOf([acme], [], { connections: two, statuses })).status.checkedAt).toBe(NOW - SECOND);
  });

  it('access that the browser took back can be asked for; another service is offered meanwhile', () => {
    const statuses = { [SERVICE]: { problem: { kind: 'no-permission' } } } as const;
    const { problem, otherService } = decideView(stateOf([acme], [], { connections: two, statuses }));
    expect(problem?.refused).toBe(SERVICE);
    expect(otherService).toEqual({ service: OTHER_SERVICE, name: 'other.example' });
    expect(decideView(stateOf([acme], [], { connections: two })).otherService).toBeUndefined();
  });
});
