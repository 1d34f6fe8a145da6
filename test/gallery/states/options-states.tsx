import type { ComponentProps } from 'preact';
import { type HealthFacts, HealthView } from '../../../components/settings/health-view.tsx';
import { NEW_SERVICE, type SettingsState } from '../../../components/settings/model.ts';
import { HealthSection } from '../../../components/settings/options.tsx';
import { OptionsView } from '../../../components/settings/options-view.tsx';
import type { SettingsActions } from '../../../components/settings/settings-context.ts';
import { type Status, statusItem } from '../../../lib/api/status.ts';
import type { Grant } from '../../../lib/browser/permissions.ts';
import { DAY } from '../../../lib/i18n/time.ts';
import type { Connection } from '../../../lib/storage/connection.ts';
import { connection, current, domains, NOW, status } from '../made-data.ts';
import { press, type State, statesOf, unfold } from '../state.ts';
import { MadeStorage } from './storage-states.tsx';

const nothing = () => {};

const stored: Partial<SettingsState> = {
  settings: {
    pace: 'normal',
    notifications: 'all',
    codeFill: 'ask',
    newDomain: '',
    showContents: true,
    remoteImages: 'ask',
    keptBytes: 250_000_000,
    language: 'browser',
    singleKeys: true,
    theme: 'system',
  },
  fieldButton: { isEverywhere: true, onSites: [], offSites: [] },
  domains: { [connection.baseUrl]: domains },
  codeSites: { on: [], off: [] },
};

const settingsActions: SettingsActions = {
  connect: nothing,
  openForm: nothing,
  disconnect: nothing,
  renameService: nothing,
  makeDefault: nothing,
  changeSettings: nothing,
  switchFieldButton: nothing,
  forgetCodeSite: nothing,
  changeShortcuts: nothing,
  tryFill: nothing,
  tryFirst: nothing,
  sendCode: nothing,
  showSteps: nothing,
  openMailbox: nothing,
  showSettings: nothing,
  closeSteps: nothing,
};

/** Two services, the second with a name and a site of its own. */
const connections: Connection[] = [
  { ...connection, color: 'amber' },
  {
    baseUrl: 'https://staging.a-company-with-a-long-name.example/mail',
    keyMark: 'staging',
    name: 'Staging',
    color: 'blue',
  },
];

/** The status of the first service. */
const statusOf = (status: Partial<Status>): Partial<SettingsState> => ({
  statuses: { [connection.baseUrl]: { ...statusItem.initial, ...status } },
});

const DEFAULT_GRANT: Grant = {
  pattern: `${connection.baseUrl}/*`,
  host: new URL(connection.baseUrl).host,
  purposes: ['service'],
  isFixed: true,
};

/** The last section alone. */
function MadeHealth(changed: Partial<HealthFacts>) {
  return (
    <OptionsFrame
      connections={[connection]}
      healthSection={
        <HealthSection>
          {() => (
            <HealthView
              facts={{
                services: [],
                stored: { bytes: 0, messages: 0 },
                grants: [DEFAULT_GRANT],
                version: '0.1.0',
                ...changed,
              }}
              now={NOW}
              onRevoke={nothing}
            />
          )}
        </HealthSection>
      }
    />
  );
}

const unfoldHealth = unfold('.health details');

const HEALTHY = {
  baseUrl: connection.baseUrl,
  name: new URL(connection.baseUrl).host,
  status: { ...status, checkedAt: NOW - 60_000, nextCheckAt: NOW + 60_000 },
  errors: [],
};

type Changed = Partial<SettingsState> & Pick<ComponentProps<typeof OptionsView>, 'storageSection' | 'healthSection'>;

function OptionsFrame({ storageSection, healthSection, ...changed }: Changed) {
  const state: SettingsState = {
    connections: [],
    statuses: {},
    domains: { [connection.baseUrl]: domains },
    capabilities: {},
    shortcuts: { fill: 'Alt+Shift+E', open: '' },
    isConnecting: false,
    isWelcome: false,
    isReady: false,
    practice: { state: 'waiting' },
    isPractising: false,
    isPinned: false,
    isFirefox: false,
    hasMenu: true,
    version: '0.1.0',
    now: NOW,
    ...changed,
  };
  return (
    <OptionsView
      state={state}
      actions={settingsActions}
      storageSection={storageSection}
      healthSection={healthSection}
    />
  );
}

const options = statesOf(OptionsFrame);
const health = statesOf(MadeHealth);

export const optionsStates: State[] = [
  options('options-first'),
  options('options-disconnected', () => ({ ...stored, storageSection: <MadeStorage /> })),
  options('options-reading', { connections: undefined }),
  options('options-mistakes', {}, press('connect.connect')),
  options('options-connecting', { isConnecting: true }),
  options('options-key-refused', {
    problem: { kind: 'key-refused', status: 401, code: 'invalid_api_key', requestId: 'req_01JE97' },
  }),
  options('options-no-network', { problem: { kind: 'no-network' } }),
  options('options-not-understood', { problem: { kind: 'not-understood', status: 200 } }),
  options('options-declined', { problem: { kind: 'no-permission' } }),
  options('options-connected', { connections: [connection], ...statusOf(status), ...stored }),
  options('options-connected-short', {
    connections: [connection],
    ...stored,
    ...statusOf({ ...status, addressesLeft: { count: 3, isShort: true, resetAt: NOW + 8 * DAY } }),
  }),
  options('options-sites', {
    connections: [connection],
    ...stored,
    fieldButton: {
      isEverywhere: false,
      onSites: ['acme.example', 'a-site-with-a-very-long-name-that-goes-on.example'],
      offSites: [],
    },
    codeSites: {
      on: ['https://acme.example', 'https://a-site-with-a-very-long-name-that-goes-on.example'],
      off: ['http://127.0.0.1:8080'],
    },
    shortcuts: { fill: '⌥⇧E', open: 'Alt+Shift+M' },
  }),
  options('options-connected-problem', {
    connections: [connection],
    domains: {},
    ...statusOf({ problem: { kind: 'key-refused', status: 401 } }),
  }),
  options('options-access-lost', { connections: [connection], ...statusOf({ problem: { kind: 'no-permission' } }) }),
  options('options-not-agreed', {
    connections: [{ ...connection, practices: 0 }],
    ...statusOf({ problem: { kind: 'not-agreed' } }),
  }),
  options('welcome-practice', { isPractising: true }),
  options('welcome-practice-filled', { isPractising: true, practice: { state: 'filled', email: current.email } }),
  options('welcome-connected', { connections: [connection], isWelcome: true }),
  options('welcome-ready', { connections: [connection], isReady: true }),
  options('welcome-firefox', { connections: [connection], isWelcome: true, isFirefox: true }),
  options('welcome-android', { connections: [connection], isWelcome: true, isFirefox: true, hasMenu: false }),
  options('welcome-filling', { connections: [connection], isWelcome: true, practice: { state: 'filling' } }),
  options('welcome-filled', {
    connections: [connection],
    isWelcome: true,
    isPinned: true,
    practice: { state: 'filled', email: current.email },
  }),
  options('welcome-problem', {
    connections: [connection],
    isWelcome: true,
    practice: { state: 'problem', problem: { kind: 'service-fault', status: 503, requestId: 'req_01JE97' } },
  }),
  options('options-changing', { connections: [connection], changing: connection.baseUrl }),
  options('options-adding', { connections: [connection], changing: NEW_SERVICE }),
  options('options-services', {
    connections,
    ...stored,
    ...statusOf(status),
  }),
  health('health-folded'),
  health('health-empty', { grants: [], services: [{ ...HEALTHY, status: {} }] }, unfoldHealth),
  health('health-well', { services: [HEALTHY] }, unfoldHealth),
  health(
    'health-errors',
    {
      waitingDeletions: 3,
      services: [
        {
          ...HEALTHY,
          errors: [
            { kind: 'rate-limited', status: 429, at: NOW - 2 * DAY },
            { kind: 'service-fault', status: 503, at: NOW - 3_600_000 },
          ],
        },
        {
          ...HEALTHY,
          baseUrl: 'https://b.example',
          name: 'Staging',
          errors: [{ kind: 'no-network', at: NOW - DAY }],
        },
      ],
    },
    unfoldHealth,
  ),
  health(
    'health-grants',
    {
      services: [HEALTHY],
      grants: [
        { pattern: '*://*/*', purposes: ['everywhere'], isFixed: false },
        DEFAULT_GRANT,
        {
          pattern: 'a',
          host: 'a-site-with-a-very-long-name-that-goes-on.example',
          purposes: ['button', 'codes'],
          isFixed: false,
        },
        { pattern: 'b', host: 'staging.b.example', purposes: ['service'], isFixed: false },
        { pattern: 'c', host: 'frame.c.example', purposes: ['other'], isFixed: false },
      ],
    },
    unfoldHealth,
  ),
];
