import './service-mark.css';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { text } from '../../lib/i18n/text.ts';
import type { Connection } from '../../lib/storage/connection.ts';

/** What the user calls a service, or where it is: with its path, as two may be on one host. */
export function nameOfService({ name, baseUrl }: Pick<Connection, 'name' | 'baseUrl'>): string {
  return name ?? withoutScheme(baseUrl);
}

function withoutScheme(baseUrl: string): string {
  const { host, pathname } = new URL(baseUrl);
  return pathname === '/' ? host : host + pathname;
}

/** The service of an address; undefined where there is nothing to tell apart. */
export const ServiceOf = createContext<(email: string) => Connection | undefined>(() => undefined);

/** Which of several services something is of: a dot in its colour. */
export function ServiceDot({ connection }: { connection: Connection }) {
  const name = nameOfService(connection);
  return (
    <span class="service-mark" data-color={connection.color} title={name}>
      <bdi class="unseen">{text('connect.of', { what: text('connect.service'), service: name })} </bdi>
    </span>
  );
}

/** The same for what belongs to an address. Nothing where there is one service, or where it is not connected. */
export function ServiceMark({ email }: { email: string }) {
  const connection = useContext(ServiceOf)(email);
  return connection ? <ServiceDot connection={connection} /> : null;
}
