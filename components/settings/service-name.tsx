import { useId, useState } from 'preact/hooks';
import { text } from '../../lib/i18n/text.ts';
import { MAX_SERVICE_NAME } from '../../lib/storage/connection.ts';

/** The user's own word for a service; empty for its host. */
export function ServiceName({ name, host, onName }: { name: string; host: string; onName: (name: string) => void }) {
  const [typed, setTyped] = useState(name);
  const id = useId();
  return (
    <form
      class="service-name field"
      onSubmit={(event) => {
        event.preventDefault();
        onName(typed.trim());
      }}
    >
      <label for={id}>{text('connect.name')}</label>
      <div class="field-with-button">
        <input
          id={id}
          type="text"
          autocomplete="off"
          maxLength={MAX_SERVICE_NAME}
          placeholder={host}
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <button type="submit" class="button" disabled={typed.trim() === name}>
          {text('do.save')}
        </button>
      </div>
    </form>
  );
}
