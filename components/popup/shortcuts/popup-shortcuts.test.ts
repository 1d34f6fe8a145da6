import { expect, it, vi } from 'vitest';
import type { Mailbox } from '../../../lib/mailbox/store.ts';
import { decideView, type PopupState } from '../model.ts';
import type { Route } from '../route.ts';
import { popupShortcuts } from './popup-shortcuts.ts';

const NOW = 1_000_000;
const SERVICE = 'https://api.example';
const EMAIL = 'quiet.lark@mail.example';

function mailbox(expiresAt: number): Mailbox {
  const at = { createdAt: NOW - 10, seenAt: NOW - 10 };
  return {
    addresses: [{ email: EMAIL, createdAt: 0, expiresAt, service: SERVICE }],
    messages: [
      { id: 'new', address: EMAIL, from: '', subject: '', ...at, code: '111111' },
      { id: 'old', address: EMAIL, from: '', subject: '', ...at, code: '222222' },
      { id: 'none', address: EMAIL, from: '', subject: '', ...at },
    ],
  };
}

function shortcutsAt(route: Route, stored: Mailbox = mailbox(NOW + 1), hasTwoPanes = false, hasSingleKeys = true) {
  const done = {
    copyAddress: vi.fn(),
    copyCode: vi.fn(),
    fillCode: vi.fn(),
    go: vi.fn(),
    deleteMessage: vi.fn(),
    openHelp: vi.fn(),
    findFocused: () => undefined,
  };
  const state: PopupState = {
    route: route.view === 'copy' ? { view: 'mail' } : route,
    mailbox: stored,
    isBroken: false,
    connections: [{ baseUrl: SERVICE, keyMark: 'one' }],
    statuses: {},
    site: null,
    capabilities: {},
    now: NOW,
    canFill: true,
    hasMenu: true,
    hasTwoPanes,
    hasSingleKeys,
    running: new Set(),
    isHelpOpen: false,
  };
  return {
    done,
    shortcuts: popupShortcuts({ state, model: decideView(state), list: { view: 'mail' }, actions: done, ...done }),
  };
}

const LIST: Route = { view: 'mail' };
const OLD: Route = { view: 'message', id: 'old' };
const expired = mailbox(NOW);
const link = { id: 'link', address: 'sun.reed@mail.example', from: '', subject: '', createdAt: NOW, seenAt: NOW };
const withLink = { ...mailbox(NOW + 1), messages: [{ ...link, link: 'https://a.example/' }, ...mailbox(NOW).messages] };

type Done = keyof ReturnType<typeof shortcutsAt>['done'];

it.each<[what: string, key: string, Route, does: Done, ...with: unknown[]]>([
  ['copies the newest code, in the list', 'c', LIST, 'copyCode', '111111'],
  ['copies the code of the open message', 'c', OLD, 'copyCode', '222222'],
  ['copies the address', 'a', LIST, 'copyAddress', EMAIL],
  ['steps from the open message to the next', 'j', OLD, 'go', { view: 'message', id: 'none' }],
  ['steps to the one before', 'ArrowLeft', OLD, 'go', { view: 'message', id: 'new' }],
  ['opens the form for a new address', 'n', LIST, 'go', { view: 'new' }],
  ['deletes the open message', '#', OLD, 'deleteMessage', 'old'],
  ['goes back from the addresses', 'Escape', { view: 'addresses' }, 'go', LIST],
  ['goes back from the addresses', 'Backspace', { view: 'addresses' }, 'go', LIST],
  ['goes back from a message to its list', 'Escape', OLD, 'go', LIST],
  ['goes back from an address', 'Escape', { view: 'address', id: 'a@b.example' }, 'go', { view: 'addresses' }],
])('%s with %s', (_, key, route, does, ...args) => {
  const { done, shortcuts } = shortcutsAt(route);
  shortcuts[key]?.();
  expect(done[does]).toHaveBeenCalledExactlyOnceWith(...args);
});

it('copies a fresh code although a newer link to another address is shown above the list', () => {
  const { done, shortcuts } = shortcutsAt(LIST, withLink);
  shortcuts.c?.();
  expect(done.copyCode).toHaveBeenCalledWith('111111');
});

it.each<[what: string, key: string, Route, Mailbox?]>([
  ['a message without a code', 'c', { view: 'message', id: 'none' }],
  ['an address that has expired', 'a', LIST, expired],
  ['a message that was deleted before', '#', { view: 'message', id: 'deleted before' }],
  ['the list, where it is the browser’s', 'Escape', LIST],
  ['the list, where it is the browser’s', 'Backspace', LIST],
  ['an open message, whose text the arrow scrolls', 'ArrowDown', OLD],
])('%s has no key %s', (_, key, route, stored) => {
  expect(shortcutsAt(route, stored).shortcuts[key]).toBeUndefined();
});

it.each<[key: string, Route]>([
  ['j', { view: 'message', id: 'none' }],
  ['#', LIST],
])('does nothing with %s where there is no message: %j', (key, route) => {
  const { done, shortcuts } = shortcutsAt(route);
  shortcuts[key]?.();
  expect([done.go, done.deleteMessage].flatMap((one) => one.mock.calls)).toEqual([]);
});

it('moves through the list only where it is shown, with the arrows only where it is alone', () => {
  const keysAt = (route: Route, hasTwoPanes: boolean) =>
    Object.keys(shortcutsAt(route, mailbox(NOW + 1), hasTwoPanes).shortcuts);
  expect(keysAt(LIST, false)).toContain('ArrowDown');
  expect(keysAt(OLD, true)).toEqual(expect.arrayContaining(['j', 'k', '/', 'Escape']));
  expect(keysAt(OLD, true)).not.toContain('ArrowDown');
  expect(keysAt(OLD, false)).not.toContain('/');
});

it('has only the keys that do something in an empty mailbox', () => {
  const { shortcuts } = shortcutsAt(LIST, { addresses: [], messages: [] });
  expect(Object.keys(shortcuts).sort()).toEqual(['/', '?', 'ArrowDown', 'ArrowUp', 'j', 'k', 'n']);
});

it.each<[Route, string[]]>([
  [LIST, ['ArrowDown', 'ArrowUp']],
  [OLD, ['ArrowRight', 'ArrowLeft', 'Escape', 'Backspace']],
])('has no key that writes a character where the user switched them off: %j', (route, keys) => {
  expect(Object.keys(shortcutsAt(route, mailbox(NOW + 1), false, false).shortcuts)).toEqual(keys);
});
