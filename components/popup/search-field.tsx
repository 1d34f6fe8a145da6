import { text } from '../../lib/language/text.ts';
import { Icon } from '../icon.tsx';

type SearchFieldProps = { query: string; onQuery: (query: string) => void };

/** Narrows the list while one types. */
export function SearchField({ query, onQuery }: SearchFieldProps) {
  return (
    <div class="search-field">
      <Icon name="search" />
      <input
        type="search"
        aria-label={text('mail.search')}
        placeholder={text('mail.searchHint')}
        autocomplete="off"
        spellcheck={false}
        value={query}
        onInput={(event) => onQuery(event.currentTarget.value)}
      />
    </div>
  );
}
