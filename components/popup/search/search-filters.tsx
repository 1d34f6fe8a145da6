import { text } from '../../../lib/i18n/text.ts';
import type { Search } from '../../../lib/mailbox/search/search.ts';
import type { Mailbox } from '../../../lib/mailbox/store.ts';

type SearchFiltersProps = { search: Search; mailbox: Mailbox; onSearch: (search: Search) => void };

const SWITCHES = [
  { filter: 'isUnread', label: 'find.unread' },
  { filter: 'hasCode', label: 'find.withCode' },
  { filter: 'hasAttachment', label: 'find.withFile' },
] as const;

/** The filters under the search field; they can be combined. */
export function SearchFilters({ search, mailbox, onSearch }: SearchFiltersProps) {
  const emails = mailbox.addresses.map(({ email }) => email);
  const sites = [...new Set(mailbox.addresses.flatMap(({ site }) => site ?? []))].sort();
  return (
    <fieldset class="search-filters">
      <legend class="unseen">{text('find.filters')}</legend>
      {SWITCHES.map(({ filter, label }) => (
        <button
          key={filter}
          type="button"
          class="filter"
          aria-pressed={search[filter] === true}
          onClick={() => onSearch({ ...search, [filter]: !search[filter] })}
        >
          {text(label)}
        </button>
      ))}
      <FilterChoice
        label={text('find.anySite')}
        values={sites}
        chosen={search.site}
        onChoose={(site) => onSearch({ ...search, site })}
      />
      <FilterChoice
        label={text('find.anyAddress')}
        values={emails}
        chosen={search.email}
        onChoose={(email) => onSearch({ ...search, email })}
      />
    </fieldset>
  );
}

type FilterChoiceProps = {
  /** shown while nothing is chosen */
  label: string;
  values: string[];
  chosen: string | undefined;
  onChoose: (value: string | undefined) => void;
};

/** A choice of one value, or any. Hidden when there is only one. */
function FilterChoice({ label, values, chosen, onChoose }: FilterChoiceProps) {
  if (values.length < 2 && chosen === undefined) return null;
  return (
    <select
      class="filter"
      aria-label={label}
      data-chosen={chosen !== undefined}
      value={chosen ?? ''}
      onChange={(event) => onChoose(event.currentTarget.value || undefined)}
    >
      <option value="">{label}</option>
      {values.map((value) => (
        <option key={value} value={value}>
          {value}
        </option>
      ))}
    </select>
  );
}
