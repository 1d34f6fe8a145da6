import { describe, expect, it } from 'vitest';
import { statusItem } from '../../lib/api/status.ts';
import type { Domain } from '../../lib/api/wire.ts';
import { HOUR } from '../../lib/i18n/time.ts';
import { DEFAULT_BASE_URL } from '../../lib/storage/connection.ts';
import { settingsItem } from '../../lib/storage/settings.ts';
import { decideSettings, NEW_SERVICE, type SettingsModel, type SettingsState } from './model.ts';

const NOW = Date.UTC(2026, 5, 15, 14, 32);
const one = { baseUrl: 'https://one.example/api', keyMark: 'one' };
const two = { baseUrl: 'https://two.example', keyMark: 'two', name: 'Staging' };

const domain = (name: string): Domain => ({ name, type: 'public' });
const domains = { [one.baseUrl]: [domain('a.example'), domain('b.example')], [two.baseUrl]: [domain('c.example')] };

const state = (changed: Partial<SettingsState> = {}): SettingsState => ({
  connections: [one],
  statuses: {},
  domains,
  capabilities: {},
  settings: settingsItem.initial,
  isConnecting: false,
  isWelcome: false,
  isReady: false,
  practice: { state: 'waiting' },
  isPractising: false,
  isFirefox: false,
  hasMenu: true,
  version: '0.1.0',
  now: NOW,
  ...changed,
});

const SITUATIONS: [what: string, state: Partial<SettingsState>, model: Partial<SettingsModel>][] = [
  [
    'nothing read yet',
    { connections: undefined },
    { steps: undefined, sections: 'none', services: [], form: undefined },
  ],
  [
    'nothing connected',
    { connections: [] },
    {
      steps: { host: undefined, connect: 'open', pin: 'later', practice: 'later' },
      sections: 'few',
      form: { baseUrl: DEFAULT_BASE_URL, isNew: false, canCancel: false },
      newDomains: [],
    },
  ],
  ['a service connected', {}, { steps: undefined, sections: 'all', form: undefined }],
  [
    'the first steps once a service is connected',
    { isWelcome: true },
    { steps: { host: 'one.example', connect: 'done', pin: 'open', practice: 'open' }, sections: 'none' },
  ],
  [
    'the button pinned, the first field filled',
    { isWelcome: true, isPinned: true, practice: { state: 'filled', email: 'a@a.example' } },
    { steps: { host: 'one.example', connect: 'done', pin: 'done', practice: 'done' } },
  ],
  ['the end of the first steps', { isReady: true }, { steps: undefined, sections: 'none', isReady: true }],
  [
    'a service being changed',
    { changing: one.baseUrl },
    { form: { baseUrl: one.baseUrl, isNew: false, canCancel: true }, sections: 'all' },
  ],
  ['a service being added', { changing: NEW_SERVICE }, { form: { baseUrl: '', isNew: true, canCancel: true } }],
  ['domains to choose from', {}, { newDomains: domains[one.baseUrl] }],
  ['one domain', { connections: [two] }, { newDomains: [] }],
  [
    'a service that chooses the domain',
    { capabilities: { [one.baseUrl]: { takesDomains: false } } },
    { newDomains: [] },
  ],
];

it.each(SITUATIONS)('%s', (_what, changed, model) => {
  expect(decideSettings(state(changed))).toMatchObject(model);
});

describe('services', () => {
  it('one alone needs no label', () => {
    expect(decideSettings(state()).services).toMatchObject([
      { connection: one, isDefault: true, label: undefined, domains: ['a.example', 'b.example'] },
    ]);
  });

  it('each of several has a label', () => {
    expect(decideSettings(state({ connections: [one, two] })).services).toMatchObject([
      { isDefault: true, label: 'one.example/api' },
      { isDefault: false, label: 'Staging' },
    ]);
  });
});

describe('what a pace costs', () => {
  const checks = (quietMs: number) =>
    decideSettings(state({ statuses: { [one.baseUrl]: { ...statusItem.initial, quietMs } } })).checksPerDay;

  it('is more the quicker it is', () => {
    const { frugal, normal, quick } = checks(0);
    expect(frugal).toBeLessThan(normal);
    expect(normal).toBeLessThan(quick);
  });

  it('is no more than the limit allows, and never nothing', () => {
    expect(checks(HOUR)).toEqual({ frugal: 24, normal: 24, quick: 24 });
    expect(checks(100 * HOUR)).toEqual({ frugal: 1, normal: 1, quick: 1 });
  });
});
