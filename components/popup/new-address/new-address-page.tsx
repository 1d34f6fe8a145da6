import { useState } from 'preact/hooks';
import { capabilitiesItem } from '../../../lib/api/capabilities.ts';
import type { ChoosableDomains } from '../../../lib/api/domains.ts';
import { nameAfterSite } from '../../../lib/mailbox/address/address-name.ts';
import type { Mailbox } from '../../../lib/mailbox/store.ts';
import { callBackground } from '../../../lib/messaging/call-background.ts';
import type { Connection } from '../../../lib/storage/connection.ts';
import { newAddressItem, settingsItem } from '../../../lib/storage/settings.ts';
import { siteServicesItem } from '../../../lib/storage/site-services-item.ts';
import { useStoredItem } from '../../ui/use-stored.ts';
import type { PopupActions } from '../popup-actions.ts';
import { HaveAlready } from './have-already.tsx';
import { NewAddressForm } from './new-address-form.tsx';
import { canChooseName, findLifetimeMs, firstDomain } from './new-address-options.ts';
import { ServiceChoice } from './service-choice.tsx';

type NewAddressPageProps = {
  domainsOf: ChoosableDomains;
  mailbox: Mailbox;
  /** the default first */
  connections: readonly Connection[];
  /** of the page beside; null where there is none */
  site: string | null;
  isCreating: boolean;
  /** the choice is not kept then */
  isPrivate?: boolean | undefined;
  isAdding: boolean;
  createChosen: PopupActions['createChosen'];
  addAddress: PopupActions['addAddress'];
  onBack: () => void;
};

/** The form with its data. The last choice is where it begins. */
export function NewAddressPage({
  mailbox,
  domainsOf,
  connections,
  site,
  isPrivate,
  isAdding,
  createChosen,
  addAddress,
  ...rest
}: NewAddressPageProps) {
  const settings = useStoredItem(settingsItem);
  const capabilitiesByService = useStoredItem(capabilitiesItem);
  const siteServices = useStoredItem(siteServicesItem);
  const last = useStoredItem(newAddressItem);
  const [siteName] = useState(() => (site === null ? undefined : nameAfterSite(site)));
  const [chosen, setChosen] = useState<string>();
  if (!settings || !capabilitiesByService || !siteServices || !last) return null;
  const ofSite = site === null ? undefined : connections.find(({ baseUrl }) => baseUrl === siteServices[site])?.baseUrl;
  const service = chosen ?? ofSite ?? connections[0]?.baseUrl ?? '';
  const domains = domainsOf[service] ?? [];
  return (
    <>
      <NewAddressForm
        {...rest}
        key={service}
        domains={domains}
        takesNames={canChooseName(capabilitiesByService[service] ?? {}, domains)}
        siteName={siteName}
        first={{ name: last.name, domain: firstDomain(domains, last.domain, settings.newDomain) }}
        lifetimeMs={findLifetimeMs(mailbox.addresses, service)}
        services={
          connections.length > 1 && (
            <ServiceChoice
              connections={connections}
              chosen={service}
              site={isPrivate ? null : site}
              isForSite={service === ofSite}
              onChoose={setChosen}
              onForSite={(isOn) =>
                void callBackground('chooseSiteService', { site: site ?? '', ...(isOn && { service }) })
              }
            />
          )
        }
        onCreate={async (options, choice) => {
          if (!isPrivate) await newAddressItem.write(choice);
          return createChosen({ ...options, ...(connections.length > 1 && { service }) }, rest.onBack);
        }}
      />
      <HaveAlready isAdding={isAdding} onAdd={(email) => addAddress(email, rest.onBack)} />
    </>
  );
}
