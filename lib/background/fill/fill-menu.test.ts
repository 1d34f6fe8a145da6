import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { DomainChoice } from '../../mailbox/address/choose-domain.ts';
import type { Mailbox } from '../../mailbox/store.ts';
import { connectionsItem } from '../../storage/connection.ts';
import { createFillMenu } from './fill-menu.ts';

const SERVICE = 'https://mail.example';

let mailbox: Mailbox;
let choice: DomainChoice;
/** What happened to the menu, in order. */
let steps: string[];
let showFillMenu: () => Promise<void>;

beforeEach(async () => {
  fakeBrowser.reset();
  await connectionsItem.write([{ baseUrl: SERVICE, keyMark: 'one' }]);
  const now = Date.now();
  const email = 'a@mayfly.test';
  const filledIn = { tabId: 1, frameId: 0, origin: 'https://acme.example' };
  const address = { email, createdAt: now, expiresAt: now + 60_000, service: SERVICE, site: 'acme.example', filledIn };
  mailbox = { addresses: [address], messages: [] };
  choice = { domains: {}, refused: new Map() };
  steps = [];
  vi.spyOn(fakeBrowser.contextMenus, 'removeAll').mockImplementation(async () => void steps.push('clear'));
  vi.spyOn(fakeBrowser.contextMenus, 'create').mockImplementation(({ id = '' }) => {
    steps.push(id);
    return id;
  });
  showFillMenu = createFillMenu(
    async () => mailbox,
    async () => choice,
  );
});

it('leaves a menu alone that would stay the same, and makes it anew once it changes', async () => {
  await showFillMenu();
  await showFillMenu();
  expect(steps).toEqual(['clear', 'fill:a@mayfly.test', 'fill']);
  mailbox.addresses = [];
  await showFillMenu();
  expect(steps.slice(3)).toEqual(['clear', 'fill']);
});

it('makes one menu at a time', async () => {
  const shown = [showFillMenu(), showFillMenu()];
  mailbox.addresses = [];
  await Promise.all([...shown, showFillMenu()]);
  expect(steps).toEqual(['clear', 'fill']);
});
