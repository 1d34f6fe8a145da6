import './search-field.css';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { text } from '../../../lib/i18n/text.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

type SearchFieldProps = {
  query: string;
  /** the field is shown in full width; otherwise, a button that opens it is shown */
  isOpen: boolean;
  onQuery: (query: string) => void;
  onOpen: () => void;
  onClose: () => void;
};

/** The search field. The list is filtered while the user types. */
export function SearchField({ query, isOpen, onQuery, onOpen, onClose }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  // A layout effect: the next key that the user presses belongs to the field already.
  useLayoutEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);

  if (!isOpen)
    return (
      <span class="search-opener">
        <IconButton icon="search" label={text('mail.search')} onClick={onOpen} />
      </span>
    );
  return (
    <div class="search-field">
      <Icon name="search" />
      <input
        ref={field}
        type="search"
        name="search"
        aria-label={text('mail.search')}
        placeholder={text('mail.searchHint')}
        autocomplete="off"
        spellcheck={false}
        value={query}
        onInput={(event) => onQuery(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // Otherwise the browser closes the popup.
          event.preventDefault();
          onClose();
        }}
      />
      <IconButton icon="close" label={text('do.close')} onClick={onClose} />
    </div>
  );
}
