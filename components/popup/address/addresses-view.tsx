import { useMemo, useState } from 'preact/hooks';
import type { Domain } from '../../../lib/api/wire.ts';
import { text } from '../../../lib/i18n/text.ts';
import { MINUTE } from '../../../lib/i18n/time.ts';
import { isAddressName } from '../../../lib/mailbox/address/address-name.ts';
import { type Address, domainOf, plainDomain, receivesMail } from '../../../lib/mailbox/address.ts';
import { countMessages, type Mailbox } from '../../../lib/mailbox/store.ts';
import { IconButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useShortcuts } from '../../ui/use-shortcuts.ts';
import { useStored } from '../../ui/use-stored.ts';
import { ViewBar } from '../../ui/view-bar.tsx';
import { countByAddress, findCurrentAddress } from '../pick-address.ts';
import { usePopup } from '../popup-context.ts';
import { SelectionBar } from '../selection/selection-bar.tsx';
import { useSelection } from '../selection/use-selection.ts';
import { AddressRow } from './address-row.tsx';
import { arrangeAddresses, groupBySite, ORDERS, type Order } from './arrange-addresses.ts';

/** Whether its service may create this address again. @param domains those of its service; empty if none are known */
function canBeMade({ email }: Address, domains: Domain[]): boolean {
  const name = email.slice(0, email.lastIndexOf('@'));
  return isAddressName(name) && domains.some((domain) => plainDomain(domain.name) === domainOf(email));
}

/** With fewer addresses, the fields that filter and sort them are not shown. */
const MIN_ADDRESSES_TO_ARRANGE = 5;

/** All stored addresses, also expired ones as long as their mail is stored. */
export function AddressesView({ mailbox }: { mailbox: Mailbox }) {
  const { state, model, actions } = usePopup();
  const { now, running, domainChoice, capabilities } = state;
  const { services } = model;
  const { addresses } = mailbox;
  const [query, setQuery] = useState('');
  const [order, setOrder] = useState<Order>('newest');
  const { selection, select, selectAll, clear } = useSelection();
  const counted = useStored(countMessages, mailbox.hasMore === true);
  const counts = counted ?? countByAddress(mailbox);
  const current = findCurrentAddress(addresses, services, now)?.email;
  const domainsOf = domainChoice?.domains ?? {};
  const isCreating = running.has('renewAddress') || running.has('createAddress');
  const isArranged = addresses.length >= MIN_ADDRESSES_TO_ARRANGE;
  // Rounded down to minutes, so that the addresses are not sorted again every second.
  const roughlyNow = Math.floor(now / MINUTE) * MINUTE;
  const listed = useMemo(() => {
    const arranged = isArranged ? arrangeAddresses(addresses, query, order, roughlyNow) : addresses;
    return order === 'newest' ? groupBySite(arranged) : arranged;
  }, [addresses, isArranged, query, order, roughlyNow]);
  const bySite = Map.groupBy(addresses, ({ site }) => site);
  const emails = listed.map(({ email }) => email);
  const chosen = emails.filter((email) => selection.ids.has(email));

  useShortcuts(chosen.length > 0 ? { Escape: clear } : {}, 'before-others');

  return (
    <>
      <ViewBar title={text('address.title')} onBack={() => actions.go({ view: 'mail' })}>
        <IconButton icon="plus" label={text('do.newAddress')} onClick={() => actions.go({ view: 'new' })} />
      </ViewBar>
      {isArranged && <AddressesHead query={query} order={order} onQuery={setQuery} onOrder={setOrder} />}
      {chosen.length > 0 && (
        <SelectionBar
          label={text('address.selected')}
          count={chosen.length}
          total={listed.length}
          onSelectAll={() => selectAll(emails)}
          onClear={clear}
        >
          <IconButton
            icon="delete"
            label={text('do.delete')}
            onClick={() => {
              actions.deleteAddresses(chosen);
              clear();
            }}
          />
        </SelectionBar>
      )}
      {addresses.length === 0 && <EmptyState title={text('address.noneTitle')} text={text('address.noneListed')} />}
      {addresses.length > 0 && listed.length === 0 && <EmptyState title={text('find.nothing')} text={query} />}
      {listed.length > 0 && (
        <ul class="address-list" aria-label={text('address.title')}>
          {listed.map((address, nth) => {
            const { email, site } = address;
            const isGrouped = site !== undefined && order === 'newest';
            return (
              <AddressRow
                key={email}
                address={address}
                isCurrent={email === current}
                count={counts.get(email)}
                bySite={isGrouped ? { isFirst: listed[nth - 1]?.site !== site } : undefined}
                ofSite={site === undefined ? undefined : bySite.get(site)?.map((one) => one.email)}
                selecting={{
                  isSelected: selection.ids.has(email),
                  isSelecting: chosen.length > 0,
                  onSelect: (isRange) => select(email, isRange ? emails : undefined),
                }}
                isReceiving={receivesMail(services, address, now)}
                again={
                  capabilities &&
                  capabilities[address.service]?.takesNames !== false &&
                  canBeMade(address, domainsOf[address.service] ?? [])
                    ? {
                        isBusy: isCreating,
                        onUseAgain: () => actions.renewAddress(email),
                        onCreate: (name, domain) =>
                          void actions.createChosen({ name, domain, service: address.service }, () => {}),
                      }
                    : undefined
                }
              />
            );
          })}
        </ul>
      )}
    </>
  );
}

type AddressesHeadProps = {
  query: string;
  order: Order;
  onQuery: (query: string) => void;
  onOrder: (order: Order) => void;
};

const WORDS = {
  newest: 'address.newest',
  expiring: 'address.ending',
  mail: 'address.latestMail',
  name: 'address.byName',
} as const;

/** The fields that choose which addresses are listed, and in which order. */
function AddressesHead({ query, order, onQuery, onOrder }: AddressesHeadProps) {
  return (
    <div class="addresses-head">
      <input
        type="search"
        aria-label={text('address.filter')}
        placeholder={text('address.filter')}
        autocomplete="off"
        spellcheck={false}
        value={query}
        onInput={(event) => onQuery(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || query === '') return;
          // Escape would close the view, too.
          event.preventDefault();
          event.stopPropagation();
          onQuery('');
        }}
      />
      <select
        aria-label={text('address.order')}
        value={order}
        onChange={(event) => {
          const { value } = event.currentTarget;
          onOrder(ORDERS.find((one) => one === value) ?? 'newest');
        }}
      >
        {ORDERS.map((one) => (
          <option key={one} value={one}>
            {text(WORDS[one])}
          </option>
        ))}
      </select>
    </div>
  );
}
