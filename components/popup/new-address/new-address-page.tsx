import { useState } from 'preact/hooks';
import { dialectItem } from '../../../lib/api/dialect.ts';
import type { Domain } from '../../../lib/api/wire.ts';
import { nameAfterSite } from '../../../lib/mailbox/address/address-name.ts';
import type { Mailbox } from '../../../lib/mailbox/store.ts';
import { newAddressItem } from '../../../lib/settings/new-address-item.ts';
import { settingsItem } from '../../../lib/settings/settings.ts';
import { useStoredItem } from '../../hooks/use-stored-item.ts';
import type { PopupActions } from '../popup-actions.ts';
import { canChooseName } from './can-choose-name.ts';
import { findLifetimeMs } from './find-lifetime.ts';
import { HaveAlready } from './have-already.tsx';
import { NewAddressForm } from './new-address-form.tsx';

type NewAddressPageProps = {
  domains: Domain[];
  mailbox: Mailbox;
  /** of the connected service; absent while there is none */
  baseUrl: string | undefined;
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
  baseUrl,
  site,
  isPrivate,
  isAdding,
  createChosen,
  addAddress,
  ...rest
}: NewAddressPageProps) {
  const settings = useStoredItem(settingsItem);
  const dialect = useStoredItem(dialectItem);
  const last = useStoredItem(newAddressItem);
  const [siteName] = useState(() => (site === null ? undefined : nameAfterSite(site)));
  if (!settings || !dialect || !last) return null;
  return (
    <>
      <NewAddressForm
        {...rest}
        takesNames={canChooseName(dialect, rest.domains)}
        siteName={siteName}
        first={{ name: last.name, domain: last.domain ?? settings.newDomain }}
        lifetimeMs={findLifetimeMs(mailbox.addresses, baseUrl)}
        onCreate={async (wish, chosen) => {
          if (!isPrivate) await newAddressItem.write(chosen);
          return createChosen(wish, rest.onBack);
        }}
      />
      <HaveAlready isAdding={isAdding} onAdd={(email) => addAddress(email, rest.onBack)} />
    </>
  );
}
