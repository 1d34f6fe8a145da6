import { errorLogItem } from '../../lib/api/error-log.ts';
import { statusItem } from '../../lib/api/status.ts';
import { readGrantedOrigins, revokeOrigin, toGrants, watchGrantedOrigins } from '../../lib/browser/permissions.ts';
import { SECOND } from '../../lib/i18n/time.ts';
import { memoryOnlyItem } from '../../lib/mailbox/open-stores.ts';
import { countWaitingDeletions, readStoredTotal } from '../../lib/mailbox/read-messages.ts';
import { connectionsItem } from '../../lib/storage/connection.ts';
import { codeSitesItem, fieldButtonItem } from '../../lib/storage/settings.ts';
import { nameOfService } from '../ui/service-edge.tsx';
import { useNow } from '../ui/use-now.ts';
import { useRead, useStored, useStoredItem } from '../ui/use-stored.ts';
import { HealthView } from './health-view.tsx';

/** Reads what `HealthView` shows. */
export function Health({ version }: { version: string }) {
  const connections = useStoredItem(connectionsItem);
  const statuses = useStoredItem(statusItem);
  const errors = useStoredItem(errorLogItem);
  const fieldButton = useStoredItem(fieldButtonItem);
  const codeSites = useStoredItem(codeSitesItem);
  const granted = useRead(readGrantedOrigins, watchGrantedOrigins);
  const stored = useStored(readStoredTotal);
  const waitingDeletions = useStored(countWaitingDeletions);
  const isUnstored = !!useStoredItem(memoryOnlyItem);
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
  };
  return <HealthView facts={health} now={now} onRevoke={({ pattern }) => void revokeOrigin(pattern)} />;
}
