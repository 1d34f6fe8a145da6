import { useId } from 'preact/hooks';
import { text } from '../../../lib/i18n/text.ts';
import type { Connection } from '../../../lib/storage/connection.ts';
import { nameOfService } from '../../ui/service-edge.tsx';

type ServiceChoiceProps = {
  /** more than one, the default first */
  connections: readonly Connection[];
  /** base URL */
  chosen: string;
  onChoose: (service: string) => void;
};

/** Which service makes the address. */
export function ServiceChoice({ connections, chosen, onChoose }: ServiceChoiceProps) {
  const id = useId();
  return (
    <div class="new-address-domain">
      <label for={id}>{text('address.service')}</label>
      <select id={id} value={chosen} onChange={(event) => onChoose(event.currentTarget.value)}>
        {connections.map((connection) => (
          <option key={connection.baseUrl} value={connection.baseUrl}>
            {nameOfService(connection)}
          </option>
        ))}
      </select>
    </div>
  );
}
