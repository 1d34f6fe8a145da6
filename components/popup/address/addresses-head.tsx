import { text } from '../../../lib/i18n/text.ts';
import { ORDERS, type Order } from './arrange-addresses.ts';

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
export function AddressesHead({ query, order, onQuery, onOrder }: AddressesHeadProps) {
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
