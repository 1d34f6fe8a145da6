import { Button } from '../ui/button.tsx';
import './services.css';
import { useId, useState } from 'preact/hooks';
import { text } from '../../lib/i18n/text.ts';
import { MAX_SERVICE_NAME } from '../../lib/storage/connection.ts';
import { nameOfService, ServiceEdge } from '../ui/service-edge.tsx';
import { ConnectForm } from './connect/connect-form.tsx';
import { Connected } from './connected.tsx';
import { NEW_SERVICE, type ServiceModel } from './model.ts';
import { useSettings } from './settings-context.ts';

/** Form for the user's own name of a service; if it is empty, the host is shown. */
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
        <Button type="submit" disabled={typed.trim() === name} text={text('do.save')} />
      </div>
    </form>
  );
}

/** The connected services. With a single one, its name and label are hidden. */
export function Services() {
  const { model, actions } = useSettings();
  const { services, form } = model;
  const areSeveral = services.length > 1;
  const title = form && (form.isNew ? 'connect.addTitle' : 'connect.connectTitle');
  return (
    <section class="panel services" aria-labelledby="connection">
      <h2 id="connection">{text(title ?? (areSeveral ? 'connect.servicesTitle' : 'connect.connectedTitle'))}</h2>
      {form ? (
        <ConnectForm key={form.baseUrl} />
      ) : (
        <>
          {services.map((service) => (
            <Service key={service.connection.baseUrl} service={service} />
          ))}
          <p class="soft note">{text('connect.disconnectNote')}</p>
          <Button onClick={() => actions.openForm(NEW_SERVICE)} text={text('connect.add')} />
        </>
      )}
    </section>
  );
}

function Service({ service }: { service: ServiceModel }) {
  const { renameService } = useSettings().actions;
  const { connection, label, isDefault } = service;
  const { baseUrl } = connection;
  return (
    <div class="service">
      {label && (
        <h3>
          <ServiceEdge connection={connection} />
          {label}
          {isDefault && <span class="chip quiet">{text('connect.isDefault')}</span>}
        </h3>
      )}
      <Connected service={service} />
      {label && (
        <ServiceName
          name={connection.name ?? ''}
          host={nameOfService({ baseUrl })}
          onName={(name) => renameService(baseUrl, name)}
        />
      )}
    </div>
  );
}
