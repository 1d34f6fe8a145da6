import './selection-bar.css';
import { text } from '../../../lib/i18n/text.ts';
import { readStoredTotal } from '../../../lib/mailbox/read-messages.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useStored } from '../../ui/use-stored.ts';
import { usePopup } from '../popup-context.ts';

type SelectionBarProps = {
  ids: ReadonlySet<string>;
  /** how many messages can be selected; undefined if not all stored ones are listed: then the stored total is read */
  selectable: number | undefined;
  /** one of the selected is unread, or may be */
  hasUnread: boolean;
  onSelectAll: () => void;
  onExport: () => void;
  onClear: () => void;
};

/** Shown while messages are selected: what can be done with all of them. */
export function SelectionBar({ ids, selectable, hasUnread, ...on }: SelectionBarProps) {
  const { actions } = usePopup();
  const count = ids.size;
  const stored = useStored(readStoredTotal, selectable === undefined);
  const all = selectable ?? stored?.messages ?? count;
  return (
    <section class="selection-bar" aria-label={text('select.bar')}>
      <IconButton icon="close" label={text('select.none')} onClick={on.onClear} />
      <p class="tabular" role="status">
        {text('select.count', { count })}
      </p>
      {count < all && (
        <button type="button" class="text-button" onClick={on.onSelectAll}>
          {text('select.all', { count: all })}
        </button>
      )}
      <span class="selection-bar-actions">
        <IconButton
          icon={hasUnread ? 'read' : 'unread'}
          label={text(hasUnread ? 'select.markRead' : 'select.markUnread')}
          onClick={() => void actions.markRead([...ids], hasUnread)}
        />
        <IconButton icon="save" label={text('export.save')} onClick={on.onExport} />
        <IconButton
          icon="delete"
          label={text('do.delete')}
          onClick={() => {
            actions.deleteMessages([...ids]);
            on.onClear();
          }}
        />
      </span>
    </section>
  );
}
