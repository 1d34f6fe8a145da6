import { text } from '../../../lib/language/text.ts';
import { Icon } from '../../ui/icon.tsx';

type SearchFieldProps = {
  query: string;
  onQuery: (query: string) => void;
  /** the field got the focus: filters are shown */
  onOpen: () => void;
  /** Escape was pressed in it */
  onClose: () => void;
};

/** Filters the list while the person types. */
export function SearchField({ query, onQuery, onOpen, onClose }: SearchFieldProps) {
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
        onFocus={onOpen}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // Otherwise the browser closes the popup.
          event.preventDefault();
          event.currentTarget.blur();
          onClose();
        }}
      />
    </div>
  );
}
