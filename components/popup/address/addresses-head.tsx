import { text } from '../../../lib/i18n/text.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ORDERS, type Order } from './arrange-addresses.ts';

type AddressesHeadProps = {
  query: string;
  order: Order;
  onQuery: (query: string) => void;
  onOrder: (order: Order) => void;
};

const WORDS = {
  newest: 'address.newest',
  ending: 'address.ending',
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

type AddressesSelectedProps = {
  count: number;
  /** how many are listed */
  of: number;
  onSelectAll: () => void;
  onDelete: () => void;
  onClear: () => void;
};

/** Shown while addresses are selected. */
export function AddressesSelected({ count, of, onSelectAll, onDelete, onClear }: AddressesSelectedProps) {
  return (
    <section class="selection-bar" aria-label={text('address.selected')}>
      <IconButton icon="close" label={text('select.none')} onClick={onClear} />
      <p class="tabular" role="status">
        {text('select.count', { count })}
      </p>
      {count < of && (
        <button type="button" class="text-button" onClick={onSelectAll}>
          {text('select.all', { count: of })}
        </button>
      )}
      <span class="selection-bar-actions">
        <IconButton icon="delete" label={text('do.delete')} onClick={onDelete} />
      </span>
    </section>
  );
}
