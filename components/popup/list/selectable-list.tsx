import { useMemo, useState } from 'preact/hooks';
import { text } from '../../../lib/i18n/text.ts';
import type { Message } from '../../../lib/mailbox/message.ts';
import { readMessageIds, readStoredTotal } from '../../../lib/mailbox/read-messages.ts';
import { IconButton } from '../../ui/button.tsx';
import { type Shortcuts, useShortcuts, withoutSingleKeys } from '../../ui/use-shortcuts.ts';
import { useStored } from '../../ui/use-stored.ts';
import { LazyExportDialog } from '../lazy-views.tsx';
import { usePopup } from '../popup-context.ts';
import { SelectionBar } from '../selection/selection-bar.tsx';
import { keepOnly, useSelection } from '../selection/use-selection.ts';
import { MessageList, type MessageListProps } from './message-list.tsx';
import { findFocusedMessage } from './move-focus.ts';

/** Whether any of these messages may be unread. All stored messages can be selected; those that are not listed count as unread. */
function mayHaveUnread(ids: ReadonlySet<string>, listed: readonly Message[]): boolean {
  const known = listed.filter(({ id }) => ids.has(id));
  return known.length < ids.size || known.some(({ readAt }) => readAt === undefined);
}

/** A list of messages that can be selected, with the actions on a selection. */
export function SelectableList({ messages, hasMore, words }: Omit<MessageListProps, 'selecting'>) {
  const { actions, state } = usePopup();
  const { selection: chosen, select, selectAll, clear } = useSelection();
  const [exported, setExported] = useState<ReadonlySet<string>>();
  const hasAll = !hasMore;
  const listedIds = useMemo(() => messages.map(({ id }) => id), [messages]);
  const selection = useMemo(() => {
    if (chosen.ids.size === 0 || !hasAll) return chosen;
    const listed = new Set(listedIds);
    return keepOnly(chosen, (id) => listed.has(id));
  }, [chosen, messages, hasAll]);
  const isSelecting = selection.ids.size > 0;
  const hasUnread = mayHaveUnread(selection.ids, messages);
  const stored = useStored(readStoredTotal, isSelecting && hasMore);

  function markRead(ids: ReadonlySet<string>) {
    void actions.markRead([...ids], mayHaveUnread(ids, messages));
  }

  async function selectAllStored() {
    selectAll(hasAll ? listedIds : await readMessageIds());
  }

  function deleteSelected() {
    actions.deleteMessages([...selection.ids]);
    clear();
  }

  function withFocused(use: (id: string) => void) {
    const id = findFocusedMessage(document);
    if (id !== undefined) use(id);
  }

  const shortcuts: Shortcuts = {
    x: () => withFocused((id) => select(id)),
    X: () => withFocused((id) => select(id, listedIds)),
    u: () => (isSelecting ? markRead(selection.ids) : withFocused((id) => markRead(new Set([id])))),
    ...(isSelecting && { '#': deleteSelected, Escape: clear }),
  };
  useShortcuts(state.hasSingleKeys ? shortcuts : withoutSingleKeys(shortcuts), 'before-others');

  return (
    <>
      {isSelecting && (
        <SelectionBar
          label={text('select.bar')}
          count={selection.ids.size}
          total={hasAll ? messages.length : (stored?.messages ?? selection.ids.size)}
          onSelectAll={selectAllStored}
          onClear={clear}
        >
          <IconButton
            icon={hasUnread ? 'read' : 'unread'}
            label={text(hasUnread ? 'select.markRead' : 'select.markUnread')}
            onClick={() => void actions.markRead([...selection.ids], hasUnread)}
          />
          <IconButton icon="save" label={text('export.save')} onClick={() => setExported(selection.ids)} />
          <IconButton icon="delete" label={text('do.delete')} onClick={deleteSelected} />
        </SelectionBar>
      )}
      <MessageList messages={messages} hasMore={hasMore} words={words} selecting={{ selection, select }} />
      {exported && <LazyExportDialog ids={exported} count={exported.size} onClose={() => setExported(undefined)} />}
    </>
  );
}
