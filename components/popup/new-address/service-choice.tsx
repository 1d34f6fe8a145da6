import { useId } from 'preact/hooks';
import { text } from '../../../lib/i18n/text.ts';
import type { Connection } from '../../../lib/storage/connection.ts';
import { nameOfService } from '../../ui/service-edge.tsx';

type ServiceChoiceProps = {
  /** more than one, the default first */
  connections: readonly Connection[];
  /** base URL */
  chosen: string;
  /** the site of the current page; null without one, and in a private window, where no choice is stored for it */
  site: string | null;
  /** whether the chosen service is remembered for this site */
  isForSite: boolean;
  onChoose: (service: string) => void;
  onForSite: (isOn: boolean) => void;
};

/** Which service makes the address, and whether it does so for this site from now on. */
export function ServiceChoice({ connections, chosen, site, isForSite, onChoose, onForSite }: ServiceChoiceProps) {
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
      {site !== null && (
        <label class="new-address-always">
          <input type="checkbox" checked={isForSite} onChange={(event) => onForSite(event.currentTarget.checked)} />
          <span>{text('address.alwaysHere', { site })}</span>
        </label>
      )}
    </div>
  );
}
