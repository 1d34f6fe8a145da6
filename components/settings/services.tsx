import './services.css';
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import type { Status } from '../../lib/api/status.ts';
import { text } from '../../lib/i18n/text.ts';
import { type Connection, MAX_SERVICE_NAME } from '../../lib/storage/connection.ts';
import { nameOfService, ServiceDot } from '../ui/service-mark.tsx';
import { Connected } from './connected.tsx';

/** The user's own word for a service; empty for its host. */
function ServiceName({ name, host, onName }: { name: string; host: string; onName: (name: string) => void }) {
  const [typed, setTyped] = useState(name);
  const id = useId();
  return (
    <form
      class="service-name field"
      onSubmit={(event) => {
        event.preventDefault();
        onName(typed.trim());
      }}
    >
      <label for={id}>{text('connect.name')}</label>
      <div class="field-with-button">
        <input
          id={id}
          type="text"
          autocomplete="off"
          maxLength={MAX_SERVICE_NAME}
          placeholder={host}
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <button type="submit" class="button" disabled={typed.trim() === name}>
          {text('do.save')}
        </button>
      </div>
    </form>
  );
}

/** In place of a base URL: a service that is not connected yet. */
export const NEW_SERVICE = '';

export type ServicesProps = {
  /** at least one, the default first */
  connections: readonly Connection[];
  /** by base URL */
  statuses: Readonly<Record<string, Status>>;
  /** names of each service's domains */
  domainsOf: Readonly<Record<string, string[]>>;
  /** the sites that have a service of their own, with its base URL */
  siteServices: Readonly<Record<string, string>>;
  /** epoch ms */
  now: number;
  /** the service whose form is open: a base URL, or `NEW_SERVICE` */
  changing: string | undefined;
  /** the form itself */
  form: ComponentChildren;
  onChange: (changing: string) => void;
  onDisconnect: (service: string) => void;
  onRename: (service: string, name: string) => void;
  onMakeDefault: (service: string) => void;
  onForgetSite: (site: string) => void;
};

/** The connected services. Of one alone no more is shown than is of use. */
export function Services(props: ServicesProps) {
  const { connections, statuses, siteServices, changing, form, onChange } = props;
  const areSeveral = connections.length > 1;
  const title = changing === NEW_SERVICE ? 'connect.addTitle' : changing ? 'connect.connectTitle' : undefined;
  return (
    <section class="panel services" aria-labelledby="connection">
      <h2 id="connection">{text(title ?? (areSeveral ? 'connect.servicesTitle' : 'connect.connectedTitle'))}</h2>
      {title !== undefined
        ? form
        : connections.map((connection, nth) => {
            const { baseUrl } = connection;
            const sites = Object.keys(siteServices).filter((site) => siteServices[site] === baseUrl);
            return (
              <div class="service" key={baseUrl}>
                {areSeveral && (
                  <h3>
                    <ServiceDot connection={connection} />
                    {nameOfService(connection)}
                    {nth === 0 && <span class="chip quiet">{text('connect.isDefault')}</span>}
                  </h3>
                )}
                <Connected
                  connection={connection}
                  domains={props.domainsOf[baseUrl] ?? []}
                  status={statuses[baseUrl] ?? {}}
                  now={props.now}
                  onChange={() => onChange(baseUrl)}
                  onDisconnect={() => props.onDisconnect(baseUrl)}
                  onMakeDefault={nth > 0 ? () => props.onMakeDefault(baseUrl) : undefined}
                  describedAs={areSeveral ? nameOfService(connection) : undefined}
                />
                {areSeveral && (
                  <ServiceName
                    name={connection.name ?? ''}
                    host={nameOfService({ baseUrl })}
                    onName={(name) => props.onRename(baseUrl, name)}
                  />
                )}
                {sites.length > 0 && (
                  <div class="service-sites">
                    <h4>{text('connect.sites')}</h4>
                    <ul>
                      {sites.toSorted().map((site) => (
                        <li key={site}>
                          <bdi dir="ltr">{site}</bdi>
                          <button
                            type="button"
                            class="text-button"
                            aria-label={text('settings.takeAwaySite', { site })}
                            onClick={() => props.onForgetSite(site)}
                          >
                            {text('settings.takeAway')}
                          </button>
                        </li>
                      ))}
                    </ul>
                  </div>
                )}
              </div>
            );
          })}
      {title === undefined && (
        <>
          <p class="soft note">{text('connect.disconnectNote')}</p>
          <button type="button" class="button" onClick={() => onChange(NEW_SERVICE)}>
            {text('connect.add')}
          </button>
        </>
      )}
    </section>
  );
}
