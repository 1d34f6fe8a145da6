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
    createAddress: vi.fn(),
    go: vi.fn(),
    deleteMessage: vi.fn(),
    openHelp: vi.fn(),
    findFocused: () => undefined,
  };
  const state: PopupState = {
    route: route.view === 'copy' ? { view: 'mail' } : route,
    mailbox: stored,
    isBroken: false,
    connections: [{ baseUrl: SERVICE, connectedAt: 0, keyMark: 'one' }],
    statuses: {},
    site: null,
    takesNames: () => true,
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

it('copies the newest code in the list, and the message’s own in the reader', () => {
  const list = shortcutsAt({ view: 'mail' });
  list.shortcuts.c?.();
  expect(list.done.copyCode).toHaveBeenCalledWith('111111');
  const reader = shortcutsAt({ view: 'message', id: 'old' });
  reader.shortcuts.c?.();
  expect(reader.done.copyCode).toHaveBeenCalledWith('222222');
  expect(shortcutsAt({ view: 'message', id: 'none' }).shortcuts.c).toBeUndefined();
});

it('copies a fresh code although a newer link to another address is shown above the list', () => {
  const stored = mailbox(NOW + 1);
  const link = { id: 'link', address: 'sun.reed@mail.example', from: '', subject: '', createdAt: NOW, seenAt: NOW };
  const { done, shortcuts } = shortcutsAt(
    { view: 'mail' },
    { ...stored, messages: [{ ...link, link: 'https://a.example/' }, ...stored.messages] },
  );
  shortcuts.c?.();
  expect(done.copyCode).toHaveBeenCalledWith('111111');
});

it('copies an address only while it is live', () => {
  const { done, shortcuts } = shortcutsAt({ view: 'mail' });
  shortcuts.a?.();
  expect(done.copyAddress).toHaveBeenCalledWith(EMAIL);
  expect(shortcutsAt({ view: 'mail' }, mailbox(NOW)).shortcuts.a).toBeUndefined();
});

it('steps from the open message to its neighbours, and no further', () => {
  const { done, shortcuts } = shortcutsAt({ view: 'message', id: 'old' });
  shortcuts.j?.();
  expect(done.go).toHaveBeenLastCalledWith({ view: 'message', id: 'none' });
  shortcuts.ArrowLeft?.();
  expect(done.go).toHaveBeenLastCalledWith({ view: 'message', id: 'new' });
  expect(shortcuts.ArrowDown).toBeUndefined();
  const last = shortcutsAt({ view: 'message', id: 'none' });
  last.shortcuts.j?.();
  expect(last.done.go).not.toHaveBeenCalled();
});

it('takes arrows for the list where it is alone', () => {
  expect(shortcutsAt({ view: 'mail' }).shortcuts).toHaveProperty('ArrowDown');
  expect(shortcutsAt({ view: 'message', id: 'old' }, mailbox(NOW + 1), true).shortcuts).not.toHaveProperty('ArrowDown');
});

it('moves through the list only where it is shown', () => {
  const keysAt = (hasTwoPanes: boolean) =>
    Object.keys(shortcutsAt({ view: 'message', id: 'old' }, mailbox(NOW + 1), hasTwoPanes).shortcuts);
  expect(keysAt(true)).toEqual(expect.arrayContaining(['j', 'k', '/', 'Escape']));
  expect(keysAt(false)).not.toContain('/');
});

it('opens the form for a new address', () => {
  const { done, shortcuts } = shortcutsAt({ view: 'mail' });
  shortcuts.N?.();
  expect(done.go).toHaveBeenCalledWith({ view: 'new' });
  expect(done.createAddress).not.toHaveBeenCalled();
});

it('deletes the open message, and nothing if none is open', () => {
  const { done, shortcuts } = shortcutsAt({ view: 'message', id: 'old' });
  shortcuts['#']?.();
  expect(done.deleteMessage).toHaveBeenCalledWith('old');
  const list = shortcutsAt({ view: 'mail' });
  list.shortcuts['#']?.();
  expect(list.done.deleteMessage).not.toHaveBeenCalled();
  expect(shortcutsAt({ view: 'message', id: 'deleted before' }).shortcuts['#']).toBeUndefined();
});

it.each(['Escape', 'Backspace'])('goes back with %s, which is the browser’s in the list', (key) => {
  const { done, shortcuts } = shortcutsAt({ view: 'addresses' });
  shortcuts[key]?.();
  expect(done.go).toHaveBeenCalledWith({ view: 'mail' });
  expect(shortcutsAt({ view: 'mail' }).shortcuts[key]).toBeUndefined();
});

it('has only the keys that do something in an empty mailbox', () => {
  const { shortcuts } = shortcutsAt({ view: 'mail' }, { addresses: [], messages: [] });
  expect(Object.keys(shortcuts).sort()).toEqual(['/', '?', 'ArrowDown', 'ArrowUp', 'N', 'j', 'k', 'n']);
});

it('goes back one step: from a message to its list, from the mail of an address to the addresses', () => {
  const inList = shortcutsAt({ view: 'message', id: 'old' });
  inList.shortcuts.Escape?.();
  expect(inList.done.go).toHaveBeenCalledWith({ view: 'mail' });
  const inAddress = shortcutsAt({ view: 'address', id: 'a@b.example' });
  inAddress.shortcuts.Escape?.();
  expect(inAddress.done.go).toHaveBeenCalledWith({ view: 'addresses' });
});

it.each<[Route, string[]]>([
  [{ view: 'mail' }, ['ArrowDown', 'ArrowUp']],
  [{ view: 'message', id: 'old' }, ['ArrowRight', 'ArrowLeft', 'Escape', 'Backspace']],
])('has no key that writes a character where the user switched them off: %j', (route, keys) => {
  expect(Object.keys(shortcutsAt(route, mailbox(NOW + 1), false, false).shortcuts)).toEqual(keys);
});
