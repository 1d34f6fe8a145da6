import { useMemo, useState } from 'preact/hooks';
import type { Message } from '../../../lib/mailbox/message.ts';
import { readMessageIds } from '../../../lib/mailbox/read-messages.ts';
import { type Shortcuts, useShortcuts, withoutSingleKeys } from '../../ui/use-shortcuts.ts';
import { LazyExportDialog } from '../lazy-views.tsx';
import { usePopup } from '../popup-context.ts';
import { MessageSelectionBar } from '../selection/selection-bar.tsx';
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
  const selection = useMemo(() => {
    if (chosen.ids.size === 0 || !hasAll) return chosen;
    const listed = new Set(messages.map(({ id }) => id));
    return keepOnly(chosen, (id) => listed.has(id));
  }, [chosen, messages, hasAll]);
  const isSelecting = selection.ids.size > 0;

  function markRead(ids: ReadonlySet<string>) {
    void actions.markRead([...ids], mayHaveUnread(ids, messages));
  }

  async function selectAllStored() {
    if (hasAll) return selectAll(messages.map(({ id }) => id));
    selectAll(await readMessageIds());
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
    X: () =>
      withFocused((id) =>
        select(
          id,
          messages.map((message) => message.id),
        ),
      ),
    u: () => (isSelecting ? markRead(selection.ids) : withFocused((id) => markRead(new Set([id])))),
    ...(isSelecting && { '#': deleteSelected, Escape: clear }),
  };
  useShortcuts(state.hasSingleKeys ? shortcuts : withoutSingleKeys(shortcuts), 'before-others');

  return (
    <>
      {isSelecting && (
        <MessageSelectionBar
          ids={selection.ids}
          selectable={hasAll ? messages.length : undefined}
          hasUnread={mayHaveUnread(selection.ids, messages)}
          onSelectAll={selectAllStored}
          onExport={() => setExported(selection.ids)}
          onClear={clear}
        />
      )}
      <MessageList messages={messages} hasMore={hasMore} words={words} selecting={{ selection, select }} />
      {exported && (
        <LazyExportDialog
          ids={exported}
          count={exported.size}
          saveFile={actions.saveFile}
          onClose={() => setExported(undefined)}
        />
      )}
    </>
  );
}
