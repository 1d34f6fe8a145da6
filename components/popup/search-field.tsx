import { Icon } from '../icon.tsx';

type SearchFieldProps = { query: string; onQuery: (query: string) => void };

/** Narrows the list while one types. */
export function SearchField({ query, onQuery }: SearchFieldProps) {
  return (
    <div class="search-field">
      <Icon name="search" />
      <input
        type="search"
        aria-label="Search messages"
        placeholder="Search mail, sites, addresses"
        autocomplete="off"
        spellcheck={false}
        value={query}
        onInput={(event) => onQuery(event.currentTarget.value)}
      />
    </div>
  );
}
