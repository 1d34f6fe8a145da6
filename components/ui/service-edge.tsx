import './service-edge.css';
import { text } from '../../lib/i18n/text.ts';
import type { Connection } from '../../lib/storage/connection.ts';

/** What the user calls a service, or where it is: with its path, as two may be on one host. */
export function nameOfService({ name, baseUrl }: Pick<Connection, 'name' | 'baseUrl'>): string {
  return name ?? withoutScheme(baseUrl);
}

/** A URL as it is shown: its host with its path. */
export function withoutScheme(baseUrl: string): string {
  const { host, pathname } = new URL(baseUrl);
  return pathname === '/' ? host : host + pathname;
}

/**
 * Which of several services something is of: an edge in its colour, for what is positioned. Nothing where there is nothing to tell apart.
 */
export function ServiceEdge({ connection }: { connection: Connection | undefined }) {
  if (!connection) return null;
  const name = nameOfService(connection);
  return (
    <span class="service-edge" data-color={connection.color} title={name}>
      <bdi class="unseen">{text('connect.of', { what: text('connect.service'), service: name })} </bdi>
    </span>
  );
}
