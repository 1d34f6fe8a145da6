import type { Capabilities } from '../../lib/api/capabilities.ts';
import type { Problem } from '../../lib/api/problem.ts';
import { isPaused, type Status } from '../../lib/api/status.ts';
import type { Domain } from '../../lib/api/wire.ts';
import type { ShortcutsSet } from '../../lib/browser/own-extension.ts';
import { DAY } from '../../lib/i18n/time.ts';
import { type Connection, DEFAULT_BASE_URL } from '../../lib/storage/connection.ts';
import {
  type CodeSites,
  type FieldButtonChoice,
  PACE,
  type Pace,
  QUIET_MS,
  type Settings,
} from '../../lib/storage/settings.ts';
import { nameOfService } from '../ui/service-edge.tsx';

/** The state of the first fill. */
export type PracticeFill =
  | { state: 'waiting' | 'filling' }
  | { state: 'filled'; email: string }
  | { state: 'problem'; problem: Problem };

/** Used in place of a base URL for a service that is not connected yet. */
export const NEW_SERVICE = '';

/** Records by base URL. */
type ByService<T> = Readonly<Record<string, T>>;

/** The state that the settings are drawn from. Stored data is absent until it is read. */
export type SettingsState = {
  /** The default service first. */
  connections?: readonly Connection[] | undefined;
  statuses: ByService<Status>;
  domains: ByService<Domain[]>;
  capabilities: ByService<Capabilities>;
  settings?: Settings | undefined;
  fieldButton?: FieldButtonChoice | undefined;
  codeSites?: CodeSites | undefined;
  /** Absent if the browser has none. */
  shortcuts?: ShortcutsSet | undefined;
  isConnecting: boolean;
  /** The service whose form is open while services are connected: a base URL, or `NEW_SERVICE`. */
  changing?: string | undefined;
  /** Why the last attempt to connect failed. */
  problem?: Problem | undefined;
  /** The first steps are shown although a service is connected. */
  isWelcome: boolean;
  /** The first steps have just ended. */
  isReady: boolean;
  practice: PracticeFill;
  /** The practice service is connected, which is not among `connections`. */
  isPractising: boolean;
  /** Whether our button is in the toolbar; undefined if the browser does not tell. */
  isPinned?: boolean | undefined;
  isFirefox: boolean;
  /** False in Firefox for Android, which has no toolbar either. */
  hasMenu: boolean;
  version: string;
  now: number;
};

/** A connected service. */
export type ServiceModel = {
  connection: Connection;
  isDefault: boolean;
  /** The name that tells it from other services; absent if it is the only one. */
  label?: string | undefined;
  /** The names of its domains. */
  domains: string[];
  status: Partial<Status>;
  /** No requests are sent to it until the user has done something. */
  isPaused: boolean;
};

/** The form that connects a service. */
type FormModel = {
  /** The field's first value. */
  baseUrl: string;
  isNew: boolean;
  canCancel: boolean;
};

/** The state of one of the first steps, which lead from the installation to the first filled field. */
export type StepState = 'done' | 'open' | 'later';

export type SettingsModel = {
  /** The first steps; absent while they are not shown. */
  steps?: { host: string | undefined; connect: StepState; pin: StepState; practice: StepState } | undefined;
  /** The page says that all is ready, in place of the settings. */
  isReady: boolean;
  /** Which settings are shown: only few of them make sense without a service, and they are folded. */
  sections: 'none' | 'few' | 'all';
  services: ServiceModel[];
  /** Absent while it is closed. */
  form?: FormModel | undefined;
  /** The domains to choose from for new addresses; empty if there is no choice. */
  newDomains: Domain[];
  /** How many checks per day each pace costs at most, rounded to two digits. */
  checksPerDay: Readonly<Record<Pace, number>>;
};

/** Everything that the settings show. */
export function decideSettings(state: SettingsState): SettingsModel {
  const { connections, changing, isWelcome, isReady } = state;
  const connection = connections?.[0];
  const isNone = connections !== undefined && connection === undefined;
  const newDomains = connection ? (state.domains[connection.baseUrl] ?? []) : [];
  const mayChoose = connection !== undefined && state.capabilities[connection.baseUrl]?.takesDomains !== false;
  return {
    steps: isNone || (connection && isWelcome) ? decideSteps(state, connection) : undefined,
    sections: isNone ? 'few' : connection && !isWelcome && !isReady ? 'all' : 'none',
    isReady: connection !== undefined && isReady,
    services: decideServices(state),
    form:
      isNone || changing !== undefined
        ? { baseUrl: changing ?? DEFAULT_BASE_URL, isNew: changing === NEW_SERVICE, canCancel: !isNone }
        : undefined,
    newDomains: mayChoose && newDomains.length > 1 ? newDomains : [],
    checksPerDay: countChecks(state, connection),
  };
}

function decideSteps({ isPinned, practice }: SettingsState, connection: Connection | undefined) {
  const next = (isDone: boolean): StepState => (!connection ? 'later' : isDone ? 'done' : 'open');
  return {
    host: connection && new URL(connection.baseUrl).host,
    connect: connection ? 'done' : 'open',
    pin: next(isPinned === true),
    practice: next(practice.state === 'filled'),
  } as const;
}

function decideServices({ connections = [], domains, statuses }: SettingsState): ServiceModel[] {
  return connections.map((connection, nth) => ({
    connection,
    isDefault: nth === 0,
    label: connections.length > 1 ? nameOfService(connection) : undefined,
    domains: (domains[connection.baseUrl] ?? []).map(({ name }) => name),
    status: statuses[connection.baseUrl] ?? {},
    isPaused: isPaused(statuses[connection.baseUrl] ?? {}),
  }));
}

function countChecks({ settings, statuses }: SettingsState, connection: Connection | undefined) {
  const quietMs = (connection && statuses[connection.baseUrl]?.quietMs) ?? 0;
  // Above 0 if the checks are slower than the chosen pace, because the limit of the service allows no more.
  const leastMs = settings && quietMs > PACE[settings.pace] * QUIET_MS ? quietMs : 0;
  const count = (pace: Pace) => Math.max(1, Number((DAY / Math.max(PACE[pace] * QUIET_MS, leastMs)).toPrecision(2)));
  return { frugal: count('frugal'), normal: count('normal'), quick: count('quick') };
}
