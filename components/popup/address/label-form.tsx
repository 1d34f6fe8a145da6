import { useEffect, useRef } from 'preact/hooks';
import { text } from '../../../lib/language/text.ts';

type LabelFormProps = { label: string; onSave: (label: string) => void; onCancel: () => void };

/** Longer words than that are no label. */
const LONGEST = 60;

/** The person's own word for an address, in place of its buttons; `Escape` leaves it as it was. */
export function LabelForm({ label, onSave, onCancel }: LabelFormProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);

  return (
    <form
      class="label-form"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(field.current?.value.trim() ?? '');
      }}
    >
      <input
        ref={field}
        type="text"
        maxLength={LONGEST}
        autocomplete="off"
        aria-label={text('address.label')}
        placeholder={text('address.label')}
        defaultValue={label}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // The view itself would be left.
          event.stopPropagation();
          onCancel();
        }}
      />
      <button type="submit" class="button primary">
        {text('do.save')}
      </button>
      <button type="button" class="button" onClick={onCancel}>
        {text('do.cancel')}
      </button>
    </form>
  );
}
