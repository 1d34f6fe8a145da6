import { plural, text } from '../../../lib/i18n/text.ts';
import { usePopup } from '../popup-context.ts';

/** Says that messages are stored that cannot be read, and deletes them. @param ids of them, at least one */
export function UnreadableLine({ ids }: { ids: readonly string[] }) {
  const { actions } = usePopup();
  return (
    <p class="unreadable-line soft">
      {plural('mail.unreadable', ids.length)}
      <button type="button" class="text-button" onClick={() => actions.deleteMessages([...ids])}>
        {text('do.delete')}
      </button>
    </p>
  );
}
