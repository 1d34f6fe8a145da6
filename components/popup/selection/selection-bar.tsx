import './selection-bar.css';
import type { ComponentChildren } from 'preact';
import { text } from '../../../lib/i18n/text.ts';
import { readStoredTotal } from '../../../lib/mailbox/read-messages.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useStored } from '../../ui/use-stored.ts';
import { usePopup } from '../popup-context.ts';

type SelectionBarProps = {
  label: string;
  /** how many are selected */
  count: number;
  /** how many can be selected */
  total: number;
  onSelectAll: () => void;
  onClear: () => void;
  /** the buttons of the actions */
  children: ComponentChildren;
};

/** Shown while messages or addresses are selected: what can be done with all of them. */
export function SelectionBar({ label, count, total, children, ...on }: SelectionBarProps) {
  return (
    <section class="selection-bar" aria-label={label}>
      <IconButton icon="close" label={text('select.none')} onClick={on.onClear} />
      <p class="tabular" role="status">
        {text('select.count', { count })}
      </p>
      {count < total && (
        <button type="button" class="text-button" onClick={on.onSelectAll}>
          {text('select.all', { count: total })}
        </button>
      )}
      <span class="selection-bar-actions">{children}</span>
    </section>
  );
}

type MessageSelectionBarProps = {
  ids: ReadonlySet<string>;
  /** how many messages can be selected; undefined if not all stored ones are listed: then the stored total is read */
  selectable: number | undefined;
  /** one of the selected is unread, or may be */
  hasUnread: boolean;
  onSelectAll: () => void;
  onExport: () => void;
  onClear: () => void;
};

export function MessageSelectionBar({ ids, selectable, hasUnread, onExport, ...on }: MessageSelectionBarProps) {
  const { actions } = usePopup();
  const stored = useStored(readStoredTotal, selectable === undefined);
  return (
    <SelectionBar
      label={text('select.bar')}
      count={ids.size}
      total={selectable ?? stored?.messages ?? ids.size}
      {...on}
    >
      <IconButton
        icon={hasUnread ? 'read' : 'unread'}
        label={text(hasUnread ? 'select.markRead' : 'select.markUnread')}
        onClick={() => void actions.markRead([...ids], hasUnread)}
      />
      <IconButton icon="save" label={text('export.save')} onClick={onExport} />
      <IconButton
        icon="delete"
        label={text('do.delete')}
        onClick={() => {
          actions.deleteMessages([...ids]);
          on.onClear();
        }}
      />
    </SelectionBar>
  );
}
