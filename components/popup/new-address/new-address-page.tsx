import { useState } from 'preact/hooks';
import { capabilitiesItem } from '../../../lib/api/capabilities.ts';
import { nameAfterSite } from '../../../lib/mailbox/address/address-name.ts';
import { newAddressItem, settingsItem } from '../../../lib/storage/settings.ts';
import { useStoredItem } from '../../ui/use-stored.ts';
import { usePopup } from '../popup-context.ts';
import { AddExistingAddress } from './add-existing-address.tsx';
import { NewAddressForm, ServiceChoice } from './new-address-form.tsx';
import { canChooseName, findLifetimeMs, firstDomain } from './new-address-options.ts';

const warnOfChoice = (error: unknown) => console.warn('The choice could not be stored:', error);

/** The form for a new address, with its data. At first, the user's last choices are selected. */
export function NewAddressPage() {
  const { state, actions } = usePopup();
  const { connections = [], site = null, isPrivate, mailbox } = state;
  const settings = useStoredItem(settingsItem);
  const capabilitiesByService = useStoredItem(capabilitiesItem);
  const last = useStoredItem(newAddressItem);
  const [siteName] = useState(() => (site === null ? undefined : nameAfterSite(site)));
  const [chosen, setChosen] = useState<string>();
  if (!settings || !capabilitiesByService || !last || !state.domainChoice) return null;
  const service = chosen ?? connections[0]?.baseUrl ?? '';
  const domains = state.domainChoice.domains[service] ?? [];
  const back = () => actions.go({ view: 'mail' });
  return (
    <>
      <NewAddressForm
        key={service}
        options={{
          domains,
          canChooseName: canChooseName(capabilitiesByService[service] ?? {}, domains),
          siteName,
          lifetimeMs: findLifetimeMs(mailbox?.addresses ?? [], service),
        }}
        first={{ nameKind: last.name, domain: firstDomain(domains, last.domain, settings.newDomain) }}
        services={
          connections.length > 1 && <ServiceChoice connections={connections} chosen={service} onChoose={setChosen} />
        }
        isCreating={state.running.has('createAddress')}
        onBack={back}
        onCreate={(request, choice) => {
          // The next form begins with it. The address is made even if it can't be stored.
          if (!isPrivate) newAddressItem.write(choice).catch(warnOfChoice);
          return actions.createChosen({ ...request, ...(connections.length > 1 && { service }) }, back);
        }}
      />
      <AddExistingAddress
        isAdding={state.running.has('addAddress')}
        onAdd={(email) => actions.addAddress(email, back)}
      />
    </>
  );
}
