import './search-field.css';
import { text } from '../../../lib/i18n/text.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

type SearchFieldProps = {
  query: string;
  /** it has all the room; otherwise it is as small as a button, and opens as soon as it has the focus */
  isOpen: boolean;
  onQuery: (query: string) => void;
  onOpen: () => void;
  onClose: () => void;
};

/** Filters the list while the person types. */
export function SearchField({ query, isOpen, onQuery, onOpen, onClose }: SearchFieldProps) {
  return (
    <div class="search-field">
      <Icon name="search" />
      <input
        type="search"
        aria-label={text('mail.search')}
        title={isOpen ? undefined : text('mail.search')}
        placeholder={isOpen ? text('mail.searchHint') : undefined}
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
      {isOpen && <IconButton icon="close" label={text('do.close')} onClick={onClose} />}
    </div>
  );
}
