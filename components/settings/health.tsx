import { useEffect, useState } from 'preact/hooks';
import { errorLogItem } from '../../lib/api/error-log.ts';
import { statusItem } from '../../lib/api/status.ts';
import {
  type GrantedOrigins,
  giveOriginBack,
  readGrantedOrigins,
  toGrants,
  watchGrantedOrigins,
} from '../../lib/browser/permissions.ts';
import { SECOND } from '../../lib/i18n/time.ts';
import { countWaitingDeletions } from '../../lib/mailbox/read-messages.ts';
import { connectionsItem } from '../../lib/storage/connection.ts';
import { codeSitesItem, fieldButtonItem } from '../../lib/storage/settings.ts';
import { useMemoryOnlyNotice } from '../popup/storage/storage-notice.tsx';
import { copyText } from '../ui/copy-text.ts';
import { nameOfService } from '../ui/service-edge.tsx';
import { useNow } from '../ui/use-now.ts';
import { useStored, useStoredItem } from '../ui/use-stored.ts';
import { findBrowser, writeReport } from './health-report.ts';
import { HealthView } from './health-view.tsx';
import { useStoredTotal } from './storage-section.tsx';

function useGrantedOrigins(): GrantedOrigins | undefined {
  const [granted, setGranted] = useState<GrantedOrigins>();
  useEffect(() => {
    const watching = new AbortController();
    const read = () =>
      void readGrantedOrigins().then(
        (now) => watching.signal.aborted || setGranted(now),
        (error: unknown) => console.warn('The permissions could not be read:', error),
      );
    watchGrantedOrigins(read, watching.signal);
    read();
    return () => watching.abort();
  }, []);
  return granted;
}

/** Reads what `HealthView` shows. */
export function Health({ version }: { version: string }) {
  const connections = useStoredItem(connectionsItem);
  const statuses = useStoredItem(statusItem);
  const errors = useStoredItem(errorLogItem);
  const fieldButton = useStoredItem(fieldButtonItem);
  const codeSites = useStoredItem(codeSitesItem);
  const granted = useGrantedOrigins();
  const stored = useStoredTotal();
  const waitingDeletions = useStored(countWaitingDeletions);
  const isUnstored = useMemoryOnlyNotice() !== undefined;
  const now = useNow(30 * SECOND);
  if (!connections || !statuses || !errors || !fieldButton || !codeSites || !granted) return null;

  const uses = {
    services: connections.map(({ baseUrl }) => baseUrl),
    buttonSites: fieldButton.onSites,
    codeSites: codeSites.on,
  };
  const health = {
    services: connections.map((connection) => ({
      baseUrl: connection.baseUrl,
      name: nameOfService(connection),
      status: statuses[connection.baseUrl] ?? {},
      errors: errors[connection.baseUrl] ?? [],
    })),
    stored,
    waitingDeletions,
    isUnstored,
    grants: toGrants(granted.origins, granted.fixed, uses),
    version,
    browser: findBrowser(navigator.userAgent),
  };
  return (
    <HealthView
      facts={health}
      now={now}
      onRevoke={({ pattern }) => void giveOriginBack(pattern)}
      onCopy={() => copyText(writeReport(health, Date.now()))}
    />
  );
}
