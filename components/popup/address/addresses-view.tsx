import { MINUTE } from '../../../lib/i18n/time.ts';
import '../selection/selection-bar.css';
import { useMemo, useState } from 'preact/hooks';
import type { ChoosableDomains } from '../../../lib/api/domains.ts';
import type { Domain } from '../../../lib/api/wire.ts';
import { text } from '../../../lib/i18n/text.ts';
import { isAddressName } from '../../../lib/mailbox/address/address-name.ts';
import { domainOf } from '../../../lib/mailbox/address/choose-domain.ts';
import { type Address, isKnownTo } from '../../../lib/mailbox/address.ts';
import { countMessages, type Mailbox } from '../../../lib/mailbox/store.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useShortcuts } from '../../ui/use-shortcuts.ts';
import { useStored } from '../../ui/use-stored.ts';
import { ViewBar } from '../../ui/view-bar.tsx';
import type { NewAddressOptions } from '../new-address/new-address-form.tsx';
import type { PopupActions } from '../popup-actions.ts';
import { useSelection } from '../selection/use-selection.ts';
import { AddressRow } from './address-row.tsx';
import { AddressesHead, AddressesSelected } from './addresses-head.tsx';
import { arrangeAddresses, type Order } from './arrange-addresses.ts';
import { countByAddress } from './count-by-address.ts';
import { findCurrentAddress } from './find-current-address.ts';

type AddressesViewProps = {
  mailbox: Mailbox;
  /** of the connected service; absent while there is none */
  services: readonly string[];
  now: number;
  onBack: () => void;
  onCopy: (email: string) => Promise<boolean>;
  onLabel: (email: string, label: string) => void;
  onDelete: (emails: string[]) => void;
  /** makes it the current one */
  onChoose: (email: string) => void;
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
  onCreate: (wish: NewAddressOptions) => void;
};

/** @param domains of its service, if that is connected */
function canBeMade({ email }: Address, domains: Domain[]): boolean {
  const name = email.slice(0, email.lastIndexOf('@'));
  return isAddressName(name) && domains.some((domain) => domain.name === domainOf(email));
}

/** With fewer there is nothing to look for. */
const ARRANGED_FROM = 5;

/** Every stored address; expired ones too, as long as their mail is stored. */
export function AddressesView(props: AddressesViewProps) {
  const { mailbox, services, now, onBack, onCopy, onLabel, onDelete, onChoose, onFill, onNew } = props;
  const { domainsOf, takesNames, isCreating, onUseAgain, onCreate } = props;
  const { addresses } = mailbox;
  const [query, setQuery] = useState('');
  const [order, setOrder] = useState<Order>('newest');
  const { selection, select, selectAll, clear } = useSelection();
  const counted = useStored(countMessages, mailbox.hasMore === true);
  const counts = counted ?? countByAddress(mailbox);
  const current = findCurrentAddress(addresses, services, now)?.email;
  const isArranged = addresses.length >= ARRANGED_FROM;
  // In minutes: which of them is over does not change with every second.
  const roughlyNow = Math.floor(now / MINUTE) * MINUTE;
  const listed = useMemo(
    () => (isArranged ? arrangeAddresses(addresses, query, order, roughlyNow) : addresses),
    [addresses, isArranged, query, order, roughlyNow],
  );
  const emails = listed.map(({ email }) => email);
  const chosen = emails.filter((email) => selection.ids.has(email));

  useShortcuts(chosen.length > 0 ? { Escape: clear } : {}, 'before-others');

  return (
    <>
      <ViewBar title={text('address.title')} onBack={onBack}>
        <IconButton icon="plus" label={text('address.choose')} onClick={onNew} />
      </ViewBar>
      {isArranged && <AddressesHead query={query} order={order} onQuery={setQuery} onOrder={setOrder} />}
      {chosen.length > 0 && (
        <AddressesSelected
          count={chosen.length}
          of={listed.length}
          onSelectAll={() => selectAll(emails)}
          onDelete={() => {
            onDelete(chosen);
            clear();
          }}
          onClear={clear}
        />
      )}
      {addresses.length === 0 && <EmptyState title={text('address.noneTitle')} text={text('address.noneListed')} />}
      {addresses.length > 0 && listed.length === 0 && <EmptyState title={text('find.nothing')} text={query} />}
      {listed.length > 0 && (
        <ul class="address-list" aria-label={text('address.title')}>
          {listed.map((address) => {
            const { email } = address;
            const isKnown = isKnownTo(services, address, now);
            return (
              <AddressRow
                key={email}
                address={address}
                isCurrent={email === current}
                messages={counts.get(email)?.messages ?? 0}
                unread={counts.get(email)?.unread ?? 0}
                now={now}
                isSelected={selection.ids.has(email)}
                isSelecting={chosen.length > 0}
                onSelect={(isRange) => select(email, isRange ? emails : undefined)}
                onCopy={() => onCopy(email)}
                onLabel={(label) => onLabel(email, label)}
                onDelete={() => onDelete([email])}
                onChoose={isKnown ? () => onChoose(email) : undefined}
                again={
                  takesNames(address.service) && canBeMade(address, domainsOf[address.service] ?? [])
                    ? {
                        isBusy: isCreating,
                        onUseAgain: () => onUseAgain(email),
                        onCreate: (name, domain) => onCreate({ name, domain, service: address.service }),
                      }
                    : undefined
                }
                onFill={onFill && isKnown ? () => onFill(email) : undefined}
              />
            );
          })}
        </ul>
      )}
    </>
  );
}
