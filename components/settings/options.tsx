import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { capabilitiesItem, domainsItem } from '../../lib/api/capabilities.ts';
import { PRACTICE_URL } from '../../lib/api/practice-service.ts';
import type { Problem } from '../../lib/api/problem.ts';
import { requestServiceAccess } from '../../lib/api/service-access.ts';
import { statusItem } from '../../lib/api/status.ts';
import {
  hasMenu,
  openShortcutSettings,
  ownVersion,
  readHasFieldButton,
  readIsPinned,
  readShortcuts,
} from '../../lib/browser/own-extension.ts';
import { switchFieldButtonOff, switchFieldButtonOn } from '../../lib/browser/permissions.ts';
import { text } from '../../lib/i18n/text.ts';
import { MINUTE } from '../../lib/i18n/time.ts';
import { callBackground } from '../../lib/messaging/call-background.ts';
import { parseBaseUrl } from '../../lib/storage/base-url.ts';
import { connectionsItem } from '../../lib/storage/connection.ts';
import { codeSitesItem, fieldButtonItem, type Settings, settingsItem } from '../../lib/storage/settings.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { lazy } from '../ui/lazy.tsx';
import { useHash, useNow } from '../ui/use-environment.ts';
import { useRead, useStoredItem } from '../ui/use-stored.ts';
import type { SettingsState } from './model.ts';
import { OptionsView } from './options-view.tsx';
import type { SettingsActions } from './settings-context.ts';
import { StorageSection } from './storage-section.tsx';
import { useUnusedGrant } from './use-unused-grant.ts';
import { usePracticeFill } from './welcome/practice-step.tsx';

/** Calls back when the user comes back to this page: not every browser has an event for what they changed elsewhere. */
function watchReturn(onReturn: () => void, signal: AbortSignal): void {
  addEventListener('focus', onReturn, { signal });
  document.addEventListener('pointerenter', onReturn, { signal });
}

/** Loaded when its section is opened. */
const Health = lazy<'Health', { version: string }>(() => import('./health-view.tsx'), 'Health');

/** The hash while the first steps are shown, so that a reload shows them again; and after them. */
const WELCOME = '#welcome';
const READY = '#ready';

/** The options page with its data. */
export function Options() {
  const allConnections = useStoredItem(connectionsItem);
  const connections = allConnections?.filter(({ baseUrl }) => baseUrl !== PRACTICE_URL);
  const isPractising = connections?.length !== allConnections?.length;
  const storedDomains = useStoredItem(domainsItem);
  const capabilities = useStoredItem(capabilitiesItem) ?? {};
  const statuses = useStoredItem(statusItem) ?? {};
  const domains = Object.fromEntries(
    (connections ?? []).map((each) => [each.baseUrl, storedDomains?.[each.baseUrl]?.list ?? []]),
  );
  const settings = useStoredItem(settingsItem);
  const fieldButton = useStoredItem(fieldButtonItem);
  const hasFieldButton = useRead(readHasFieldButton);
  const codeSites = useStoredItem(codeSitesItem);
  const shortcuts = useRead(readShortcuts, watchReturn);
  const now = useNow(MINUTE);
  const hash = useHash();
  const isPinned = useRead(readIsPinned, watchReturn);
  const { practice, fill } = usePracticeFill(isPractising);
  const [isConnecting, setConnecting] = useState(false);
  const [changing, setChanging] = useState<string>();
  const [problem, setProblem] = useState<Problem>();
  const { keepFor, revokeUnused } = useUnusedGrant();

  // Practice ends with the page.
  useEffect(() => {
    if (!isPractising) return;
    const end = () => void callBackground('endPractice', {});
    addEventListener('pagehide', end);
    return () => removeEventListener('pagehide', end);
  }, [isPractising]);

  async function connect({ address, key }: { address: string; key: string }) {
    const baseUrl = parseBaseUrl(address);
    if (!baseUrl) return;
    const asking = requestServiceAccess(baseUrl);
    const isFirst = connections?.length === 0;
    setConnecting(true);
    setProblem(undefined);
    // The permission is given back later if the service does not get connected.
    keepFor(baseUrl);
    if (await asking.catch(() => false)) {
      const answer = await callBackground('connect', { baseUrl, key, ...(changing && { replaced: changing }) });
      if (answer.ok) {
        // The permission is in use now, so it is not given back.
        keepFor(undefined);
        setChanging(undefined);
        if (isFirst) location.hash = WELCOME;
      } else setProblem(answer.error);
    } else {
      setProblem({ kind: 'no-permission' });
    }
    setConnecting(false);
  }

  async function disconnect(service: string) {
    const answer = await callBackground('disconnect', { service });
    setProblem(answer.ok ? undefined : answer.error);
  }

  /** If the storage refuses a change, its control goes back, and the problem says why. */
  async function change(changed: Partial<Settings>) {
    try {
      await settingsItem.update((last) => ({ ...last, ...changed }));
      setProblem(undefined);
    } catch {
      setProblem({ kind: 'storage' });
    }
  }

  const state: SettingsState = {
    connections,
    statuses,
    domains,
    capabilities,
    settings,
    fieldButton: hasFieldButton ? fieldButton : undefined,
    codeSites,
    shortcuts,
    isConnecting,
    changing,
    problem,
    isWelcome: hash === WELCOME,
    isReady: hash === READY,
    practice,
    isPractising,
    isPinned,
    isFirefox: import.meta.env.FIREFOX,
    hasMenu,
    version: ownVersion(),
    now,
  };
  const actions: SettingsActions = {
    connect: (typed) => void connect(typed),
    openForm(service) {
      revokeUnused();
      setChanging(service);
      setProblem(undefined);
    },
    disconnect: (service) => void disconnect(service),
    renameService: (service, name) => void callBackground('changeService', { service, name }),
    makeDefault: (service) => void callBackground('changeService', { service, isDefault: true }),
    changeSettings(changed) {
      void change(changed);
    },
    switchFieldButton: (isOn, site) => void (isOn ? switchFieldButtonOn(site) : switchFieldButtonOff(site)),
    forgetCodeSite: (origin) => void callBackground('chooseCodeFill', { origin }),
    changeShortcuts: openShortcutSettings,
    tryFill: fill,
    tryFirst: () => void callBackground('startPractice', {}),
    sendCode: (email) => void callBackground('sendPracticeCode', { email }),
    showSteps() {
      location.hash = WELCOME;
    },
    closeSteps() {
      location.hash = READY;
    },
    openMailbox: () => location.assign('/mailbox.html'),
    showSettings() {
      location.hash = '';
    },
  };
  return (
    <OptionsView
      state={state}
      actions={actions}
      storageSection={
        <ErrorBoundary>
          <StorageSection onQuota={(keptBytes) => void change({ keptBytes })} />
        </ErrorBoundary>
      }
      healthSection={<HealthSection>{() => <Health version={ownVersion()} />}</HealthSection>}
    />
  );
}

/** The last section of the settings. It is collapsed at first: few users need it, most of them to get help from a supporter. */
export function HealthSection({ children }: { children: () => ComponentChildren }) {
  return (
    <section class="panel health" aria-labelledby="health">
      <h2 id="health">{text('health.title')}</h2>
      <Disclosure summary={text('health.open')}>{children}</Disclosure>
    </section>
  );
}
