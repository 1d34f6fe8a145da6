import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { madeAddress, madeMessage } from '../../../test/mailbox/made.ts';
import type { Message } from '../../mailbox/message.ts';
import { chooseCodeSite, codeSitesItem, settingsItem } from '../../storage/settings.ts';
import { type AutofillEdges, fillCodesAutomatically, markTyped } from './fill-codes.ts';

const ORIGIN = 'https://shop.example';

const ADDRESS = madeAddress({
  createdAt: Date.now() - 60_000,
  expiresAt: Date.now() + 60_000,
  filledIn: { tabId: 7, frameId: 0, origin: ORIGIN, site: 'shop.example' },
});

let codeSites: Message['codeSites'];
let isTabInView: boolean;
/** What happened, in order. */
let steps: string[];
let edges: AutofillEdges;

beforeEach(async () => {
  fakeBrowser.reset();
  await settingsItem.update((settings) => ({ ...settings, codeFill: 'always' }));
  codeSites = { sender: 'shop.example', linked: [] };
  isTabInView = true;
  steps = [];
  const now = Date.now();
  const message = madeMessage({ id: 'm1', createdAt: now, seenAt: now, code: '123456' });
  edges = {
    readFresh: vi.fn(async () => [{ ...message, codeSites }]),
    readAddresses: async () => [ADDRESS],
    markCodeFilled: async (id, at) => void steps.push(`${at ? 'marked' : 'unmarked'} ${id}`),
    markRead: async ([id]) => void steps.push(`read ${id}`),
    readTab: async () => ({ active: true }) as never,
    isTabInView: async () => isTabInView,
    showCardFor: async (_, code) => void steps.push(`showed ${code}`),
    hideCard: async () => void steps.push('hid the card'),
    async canTake(_, code) {
      steps.push(`asked for ${code}`);
      return true;
    },
    async writeCode({ tabId, origin }, code) {
      steps.push(`wrote ${code} into ${origin} in tab ${tabId}`);
      return true;
    },
  };
});

const fill = () => fillCodesAutomatically(() => true, edges);

it('asks the page, marks the code, and only then writes it: a worker that dies writes nothing twice', async () => {
  await fill();
  expect(steps).toEqual(['asked for 123456', 'marked m1', `wrote 123456 into ${ORIGIN} in tab 7`, 'read m1']);
});

it('leaves the mail unread where the page is not in view: its notification tells', async () => {
  isTabInView = false;
  await fill();
  expect(steps).toEqual(['asked for 123456', 'marked m1', `wrote 123456 into ${ORIGIN} in tab 7`]);
});

it('a code that the page refused is offered in its card, and not written again by itself', async () => {
  edges.writeCode = async () => false;
  await fillCodesAutomatically(() => true, edges, true);
  expect(steps).toEqual(['asked for 123456', 'marked m1', 'unmarked m1', 'showed 123456']);
  await fill();
  expect(steps).toHaveLength(4);
});

it('a code counts as filled where the page is left before it answers', async () => {
  edges.writeCode = async () => undefined;
  await fillCodesAutomatically(() => true, edges, true);
  expect(steps).toEqual(['asked for 123456', 'marked m1']);
});

it('reads no address where no code is fresh', async () => {
  edges.readFresh = async () => [];
  edges.readAddresses = vi.fn(async () => [ADDRESS]);
  await fill();
  expect(edges.readAddresses).not.toHaveBeenCalled();
});

it.each<[string, Partial<AutofillEdges>]>([
  ['the page does not take it', { canTake: async () => false }],
  ['the tab is gone', { readTab: () => Promise.reject(new Error('No tab with id: 7.')) }],
  ['the page is closed to us', { canTake: () => Promise.reject(new Error('Cannot access')) }],
  ['it can’t be marked', { markCodeFilled: () => Promise.reject(new Error('The disk is full.')) }],
])('nothing is written where %s, and nothing thrown', async (_, broken) => {
  Object.assign(edges, broken);
  await fill();
  expect(steps.filter((step) => step.startsWith('wrote'))).toEqual([]);
});

it.each(['ask', 'never'] as const)('with %s and no site that may, not even the mailbox is read', async (codeFill) => {
  await settingsItem.update((settings) => ({ ...settings, codeFill }));
  await fill();
  expect(edges.readFresh).not.toHaveBeenCalled();
});

it('with a yes for the site, and for no other', async () => {
  await settingsItem.update((settings) => ({ ...settings, codeFill: 'ask' }));
  await codeSitesItem.update((sites) => chooseCodeSite(sites, 'https://other.example', true));
  await fill();
  expect(steps).toEqual([]);
  await codeSitesItem.update((sites) => chooseCodeSite(sites, ORIGIN, true));
  await fill();
  expect(steps.at(-2)).toContain('wrote');
});

it('a code that the user has typed counts as used, and only that of the page in which it was typed', async () => {
  await markTyped(({ filledIn }) => filledIn?.tabId === 8, edges);
  expect(steps).toEqual([]);
  await markTyped(({ filledIn }) => filledIn?.tabId === 7, edges);
  expect(steps).toEqual(['marked m1']);
});
