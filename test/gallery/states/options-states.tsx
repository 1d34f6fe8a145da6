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
import { press, type State, unfold } from '../state.ts';
import { MadeStorage } from './keeping-states.tsx';

const nothing = () => {};

const stored: Partial<SettingsState> = {
  settings: {
    pace: 'normal',
    notifications: 'all',
    codeFill: 'ask',
    newDomain: '',
    showContents: true,
    remoteImages: 'ask',
    lockMinutes: 0,
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
  allowAccess: nothing,
  moveService: nothing,
  renameService: nothing,
  makeDefault: nothing,
  changeSettings: nothing,
  switchFieldButton: nothing,
  forgetCodeSite: nothing,
  changeShortcuts: nothing,
  tryFill: nothing,
  showSteps: nothing,
  closeSteps: nothing,
};

/** Two services, the second with a name and a site of its own. */
const connections: Connection[] = [
  { ...connection, color: 'amber' },
  {
    baseUrl: 'https://staging.a-company-with-a-long-name.example/mail',
    connectedAt: NOW,
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
                isUnstored: false,
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
    practice: { state: 'waiting' },
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

export const optionsStates: State[] = [
  { name: 'options-first', view: () => <OptionsFrame /> },
  {
    name: 'options-disconnected',
    view: () => <OptionsFrame {...stored} storageSection={<MadeStorage />} />,
  },
  { name: 'options-reading', view: () => <OptionsFrame connections={undefined} /> },
  { name: 'options-mistakes', view: () => <OptionsFrame />, act: press('connect.connect') },
  { name: 'options-connecting', view: () => <OptionsFrame isConnecting /> },
  {
    name: 'options-key-refused',
    view: () => (
      <OptionsFrame problem={{ kind: 'key-refused', status: 401, code: 'invalid_api_key', requestId: 'req_01JE97' }} />
    ),
  },
  { name: 'options-no-network', view: () => <OptionsFrame problem={{ kind: 'no-network' }} /> },
  { name: 'options-not-understood', view: () => <OptionsFrame problem={{ kind: 'not-understood', status: 200 }} /> },
  { name: 'options-declined', view: () => <OptionsFrame problem={{ kind: 'no-permission' }} /> },
  {
    name: 'options-connected',
    view: () => <OptionsFrame connections={[connection]} {...statusOf(status)} {...stored} />,
  },
  {
    name: 'options-connected-short',
    view: () => (
      <OptionsFrame
        connections={[connection]}
        {...stored}
        {...statusOf({ ...status, addressesLeft: { count: 3, isShort: true, resetAt: NOW + 8 * DAY } })}
        settings={stored.settings && { ...stored.settings, lockMinutes: 5 }}
      />
    ),
  },
  {
    name: 'options-sites',
    view: () => (
      <OptionsFrame
        connections={[connection]}
        {...stored}
        fieldButton={{
          isEverywhere: false,
          onSites: ['acme.example', 'a-site-with-a-very-long-name-that-goes-on.example'],
          offSites: [],
        }}
        codeSites={{
          on: ['https://acme.example', 'https://a-site-with-a-very-long-name-that-goes-on.example'],
          off: ['http://127.0.0.1:8080'],
        }}
        shortcuts={{ fill: '⌥⇧E', open: 'Alt+Shift+M' }}
      />
    ),
  },
  {
    name: 'options-connected-problem',
    view: () => (
      <OptionsFrame
        connections={[connection]}
        domains={{}}
        {...statusOf({ problem: { kind: 'key-refused', status: 401 } })}
      />
    ),
  },
  {
    name: 'options-access-lost',
    view: () => <OptionsFrame connections={[connection]} {...statusOf({ problem: { kind: 'no-permission' } })} />,
  },
  {
    name: 'options-moved',
    view: () => (
      <OptionsFrame
        connections={[connection]}
        {...stored}
        moved={{ from: 'https://old.example', to: connection.baseUrl }}
        problem={{ kind: 'storage' }}
      />
    ),
  },
  { name: 'welcome-connected', view: () => <OptionsFrame connections={[connection]} isWelcome /> },
  {
    name: 'welcome-firefox',
    view: () => <OptionsFrame connections={[connection]} isWelcome isFirefox />,
  },
  {
    name: 'welcome-android',
    view: () => <OptionsFrame connections={[connection]} isWelcome isFirefox hasMenu={false} />,
  },
  {
    name: 'welcome-filling',
    view: () => <OptionsFrame connections={[connection]} isWelcome practice={{ state: 'filling' }} />,
  },
  {
    name: 'welcome-filled',
    view: () => (
      <OptionsFrame
        connections={[connection]}
        isWelcome
        isPinned
        practice={{ state: 'filled', email: current.email }}
      />
    ),
  },
  {
    name: 'welcome-problem',
    view: () => (
      <OptionsFrame
        connections={[connection]}
        isWelcome
        practice={{ state: 'problem', problem: { kind: 'service-fault', status: 503, requestId: 'req_01JE97' } }}
      />
    ),
  },
  { name: 'options-changing', view: () => <OptionsFrame connections={[connection]} changing={connection.baseUrl} /> },
  { name: 'options-adding', view: () => <OptionsFrame connections={[connection]} changing={NEW_SERVICE} /> },
  {
    name: 'options-services',
    view: () => <OptionsFrame connections={connections} {...stored} {...statusOf(status)} />,
  },
  { name: 'health-folded', view: () => <MadeHealth /> },
  {
    name: 'health-empty',
    view: () => <MadeHealth grants={[]} services={[{ ...HEALTHY, status: {} }]} />,
    act: unfoldHealth,
  },
  { name: 'health-well', view: () => <MadeHealth services={[HEALTHY]} />, act: unfoldHealth },
  {
    name: 'health-errors',
    view: () => (
      <MadeHealth
        isUnstored
        waitingDeletions={3}
        services={[
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
        ]}
      />
    ),
    act: unfoldHealth,
  },
  {
    name: 'health-grants',
    view: () => (
      <MadeHealth
        services={[HEALTHY]}
        grants={[
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
        ]}
      />
    ),
    act: unfoldHealth,
  },
];
