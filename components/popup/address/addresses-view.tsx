import type { ChoosableDomains } from '../../../lib/api/choosable-domains.ts';
import type { Domain } from '../../../lib/api/wire.ts';
import { text } from '../../../lib/language/text.ts';
import { isAddressName } from '../../../lib/mailbox/address/address-name.ts';
import { domainOf } from '../../../lib/mailbox/address/choose-domain.ts';
import { type Address, isKnownTo } from '../../../lib/mailbox/address.ts';
import type { Mailbox } from '../../../lib/mailbox/store.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ViewBar } from '../../ui/view-bar.tsx';
import type { NewAddressWish } from '../new-address/new-address-form.tsx';
import type { PopupActions } from '../popup-actions.ts';
import { AddressRow } from './address-row.tsx';
import { countByAddress } from './count-by-address.ts';

type AddressesViewProps = {
  mailbox: Mailbox;
  /** of the connected service; absent while there is none */
  services: readonly string[];
  now: number;
  onBack: () => void;
  onCopy: (email: string) => Promise<boolean>;
  onLabel: (email: string, label: string) => void;
  onDelete: (email: string) => void;
  /** absent where there is no page to fill */
  onFill?: (email: string) => void;
  /** opens the form for a new one */
  onNew: () => void;
  /** what each connected service has to choose from */
  domainsOf: ChoosableDomains;
  /** whether a service makes addresses of names that are wished for, as far as is known */
  takesNames: (service: string) => boolean;
  isCreating: boolean;
  onUseAgain: PopupActions['renewAddress'];
  onCreate: (wish: NewAddressWish) => void;
};

/** @param domains of its service, if that is connected */
function canBeMade({ email }: Address, domains: Domain[]): boolean {
  const name = email.slice(0, email.lastIndexOf('@'));
  return isAddressName(name) && domains.some((domain) => domain.name === domainOf(email));
}

/** Every stored address, newest first; expired ones too, as long as their mail is stored. */
export function AddressesView(props: AddressesViewProps) {
  const { mailbox, services, now, onBack, onCopy, onLabel, onDelete, onFill, onNew } = props;
  const { domainsOf, takesNames, isCreating, onUseAgain, onCreate } = props;
  const counts = countByAddress(mailbox);
  return (
    <>
      <ViewBar title={text('address.title')} onBack={onBack}>
        <IconButton icon="plus" label={text('address.choose')} onClick={onNew} />
      </ViewBar>
      {mailbox.addresses.length === 0 ? (
        <EmptyState title={text('address.noneTitle')} text={text('address.noneListed')} />
      ) : (
        <ul class="address-list" aria-label={text('address.title')}>
          {mailbox.addresses.map((address) => (
            <AddressRow
              key={address.email}
              address={address}
              messages={counts.get(address.email)?.messages ?? 0}
              unread={counts.get(address.email)?.unread ?? 0}
              now={now}
              onCopy={() => onCopy(address.email)}
              onLabel={(label) => onLabel(address.email, label)}
              onDelete={() => onDelete(address.email)}
              again={
                takesNames(address.service) && canBeMade(address, domainsOf[address.service] ?? [])
                  ? {
                      isBusy: isCreating,
                      onUseAgain: () => onUseAgain(address.email),
                      onCreate: (name, domain) => onCreate({ name, domain, service: address.service }),
                    }
                  : undefined
              }
              onFill={onFill && isKnownTo(services, address, now) ? () => onFill(address.email) : undefined}
            />
          ))}
        </ul>
      )}
    </>
  );
}
