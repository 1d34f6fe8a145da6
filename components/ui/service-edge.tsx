import './service-edge.css';
import { text } from '../../lib/i18n/text.ts';
import type { Connection } from '../../lib/storage/connection.ts';

/** The user's name for a service, or else its host and path: two services may be on the same host. */
export function nameOfService({ name, baseUrl }: Pick<Connection, 'name' | 'baseUrl'>): string {
  return name ?? withoutScheme(baseUrl);
}

/** A URL as it is shown: its host with its path. */
export function withoutScheme(baseUrl: string): string {
  const { host, pathname } = new URL(baseUrl);
  return pathname === '/' ? host : host + pathname;
}

/**
 * Shows which of several services its parent belongs to, by a coloured edge. The parent must be positioned.
 * @param connection undefined for no edge, if there are not several services
 */
export function ServiceEdge({ connection }: { connection: Connection | undefined }) {
  if (!connection) return null;
  const name = nameOfService(connection);
  return (
    <span class="service-edge" data-color={connection.color} title={name}>
      <bdi class="unseen">{text('do.labelOf', { label: text('connect.service'), of: name })} </bdi>
    </span>
  );
}
