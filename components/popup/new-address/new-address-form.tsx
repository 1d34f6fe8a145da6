import './new-address-form.css';
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Problem } from '../../../lib/api/problem.ts';
import type { Domain } from '../../../lib/api/wire.ts';
import { formatLifetime } from '../../../lib/i18n/format-time.ts';
import { text } from '../../../lib/i18n/text.ts';
import { isAddressName, normalizeName, varyName } from '../../../lib/mailbox/address/address-name.ts';
import type { Connection } from '../../../lib/storage/connection.ts';
import type { NewAddressChoice } from '../../../lib/storage/settings.ts';
import { Button } from '../../ui/button.tsx';
import { DomainSelect } from '../../ui/domain-select.tsx';
import { nameOfService } from '../../ui/service-edge.tsx';
import { ViewBar } from '../../ui/view-bar.tsx';

/** The new address that the user wants. Without a name it is random; without a domain, Mayfly or the service chooses one. */
export type RequestedAddress = {
  name?: string | undefined;
  domain?: string | undefined;
  service?: string | undefined;
};

type NameKind = NewAddressChoice['name'];

/** What the user can choose for a new address. */
export type NewAddressOptions = {
  /** Empty if the user can't choose one at this service. */
  domains: Domain[];
  /** See `canChooseName`. */
  canChooseName: boolean;
  /** A name made from the site beside the popup; absent if there is none. */
  siteName?: string | undefined;
  /** How long addresses of this service last; absent until one was created. */
  lifetimeMs?: number | undefined;
};

export type NewAddressFormProps = {
  options: NewAddressOptions;
  /** the choice of a service; absent if only one is connected */
  services?: ComponentChildren;
  first: { nameKind: NameKind; domain: string };
  isCreating: boolean;
  /** @returns the problem if the service refuses the name */
  onCreate: (request: RequestedAddress, choice: NewAddressChoice) => Promise<Problem | undefined>;
  onBack: () => void;
};

/** The form for a new address, which is shown whole, as it will be. It has only the options that the service supports. */
export function NewAddressForm(props: NewAddressFormProps) {
  const { options, services, first, isCreating, onCreate, onBack } = props;
  const { domains, canChooseName, siteName, lifetimeMs } = options;
  const [typed, setTyped] = useState((first.nameKind === 'site' && siteName) || '');
  const [domain, setDomain] = useState(first.domain);
  const [mistake, setMistake] = useState<{ text: string; variant?: string }>();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useLayoutEffect(() => form.current?.querySelector<HTMLElement>('input, .primary')?.focus(), []);
  const lasts = lifetimeMs === undefined ? undefined : formatLifetime(lifetimeMs);

  async function create(name: string | undefined): Promise<void> {
    setMistake(undefined);
    const kind = typed === '' ? 'random' : typed === siteName ? 'site' : 'own';
    const problem = await onCreate({ name, domain: domain || undefined }, { name: kind, domain });
    if (!problem || name === undefined) return;
    setMistake({ text: text('address.nameTaken', { name }), variant: varyName(name) });
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (isCreating) return;
    const name = normalizeName(typed);
    if (name === '') return void create(undefined);
    if (isAddressName(name)) return void create(name);
    setMistake({ text: text('address.nameNotAllowed') });
    field.current?.focus();
  }

  return (
    <>
      <ViewBar title={text('do.newAddress')} onBack={onBack} />
      <form class="new-address" noValidate ref={form} onSubmit={submit}>
        {services}
        <div class="new-address-whole" dir="ltr">
          {canChooseName && (
            <input
              ref={field}
              type="text"
              autocomplete="off"
              autocapitalize="none"
              spellcheck={false}
              aria-label={text('address.ownName')}
              placeholder={text('address.nameRandom')}
              value={typed}
              aria-invalid={mistake !== undefined}
              aria-describedby={`${id}-mistake`}
              onInput={(event) => {
                setTyped(event.currentTarget.value);
                setMistake(undefined);
              }}
            />
          )}
          {domains.length > 0 && '@'}
          {domains.length > 1 ? (
            <>
              <label class="unseen" for={`${id}-domain`}>
                {text('address.domain')}
              </label>
              <DomainSelect id={`${id}-domain`} domains={domains} chosen={domain} onChange={setDomain} />
            </>
          ) : (
            domains[0]?.name
          )}
        </div>
        <div class="new-address-mistake" id={`${id}-mistake`} role="alert">
          {mistake && <p>{mistake.text}</p>}
        </div>
        {mistake?.variant !== undefined && (
          <Button
            onClick={() => !isCreating && void create(mistake.variant)}
            text={text('address.useInstead', { name: mistake.variant })}
          />
        )}
        {canChooseName && siteName !== undefined && typed !== siteName && (
          <Button
            kind="text-button"
            onClick={() => setTyped(siteName)}
            text={text('address.nameOfSite', { name: siteName })}
          />
        )}
        {!canChooseName && domains.length < 2 && <p>{text('address.serviceChooses')}</p>}
        {lasts !== undefined && <p class="soft">{text('address.lasts', { time: lasts })}</p>}
        <Button type="submit" kind="button primary" isBusy={isCreating} icon="plus" text={text('address.create')} />
      </form>
    </>
  );
}

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
