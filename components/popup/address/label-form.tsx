import { useEffect, useRef } from 'preact/hooks';
import { text } from '../../../lib/i18n/text.ts';
import { Button } from '../../ui/button.tsx';

type LabelFormProps = { label: string; onSave: (label: string) => void; onCancel: () => void };

/** In characters. */
const MAX_LENGTH = 60;

/** Edits the user's own name for an address, below its row. `Escape` cancels. */
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
        maxLength={MAX_LENGTH}
        autocomplete="off"
        aria-label={text('address.label')}
        placeholder={text('address.label')}
        defaultValue={label}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // Escape would close the view, too.
          event.stopPropagation();
          onCancel();
        }}
      />
      <Button type="submit" kind="button primary" text={text('do.save')} />
      <Button onClick={onCancel} text={text('do.cancel')} />
    </form>
  );
}
