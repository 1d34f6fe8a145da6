import type { Message } from '../../../lib/mailbox/message.ts';
import type { Mailbox } from '../../../lib/mailbox/store.ts';
import { type Shortcuts, withoutSingleKeys } from '../../ui/use-shortcuts.ts';
import { findMessageWithFreshCode } from '../code/find-newest-code-or-link.ts';
import { findFocusedMessage, leaveRow, moveFocus } from '../list/move-focus.ts';
import type { PopupModel, PopupState } from '../model.ts';
import { findCurrentAddress } from '../pick-address.ts';
import type { PopupActions } from '../popup-context.ts';
import type { Route } from '../route.ts';

type Situation = {
  state: PopupState;
  model: PopupModel;
  /** the list that an open message was chosen from */
  list: Route;
  actions: Pick<PopupActions, 'copyAddress' | 'copyCode' | 'fillCode' | 'go'> & {
    deleteMessage: (id: string) => void;
    openHelp: () => void;
  };
  /** the message whose row has the focus when a key is pressed */
  findFocused?: () => string | undefined;
};

/** The code above the list, or else a fresh one. */
function findCodeToCopy({ top }: PopupModel, { messages, addresses }: Mailbox, now: number): string | undefined {
  return top?.codeOrLink?.message.code ?? findMessageWithFreshCode(messages, addresses, now)?.code;
}

/** The messages of a list, in its order. */
const listedMessages = (messages: Message[], list: Route) =>
  list.view === 'address' ? messages.filter(({ address }) => address === list.id) : messages;

/** Opens the search, whose field takes the focus. */
function openSearch(): void {
  document.querySelector<HTMLElement>('.search-opener button')?.click();
}

/** The action of each key in the current view. A key without an action is absent: the browser handles it. */
export function popupShortcuts({
  state,
  model,
  list,
  actions,
  findFocused = () => findFocusedMessage(document),
}: Situation): Shortcuts {
  const { route, mailbox, hasTwoPanes, now } = state;
  const { go } = actions;
  const shortcuts: Shortcuts = { '?': actions.openHelp };
  const current = mailbox && (model.top?.address ?? findCurrentAddress(mailbox.addresses, model.services, now));
  const isList = route.view === 'mail' || route.view === 'address';
  const open = route.view === 'message' ? mailbox?.messages.find(({ id }) => id === route.id) : undefined;
  const code = open ? open.code : mailbox && findCodeToCopy(model, mailbox, now);

  const first = isList && model.top?.codeOrLink?.isProminent ? model.top.codeOrLink : undefined;
  if (first?.message.code !== undefined && first.verdict.isPrimary) {
    const { id, code: found } = first.message;
    shortcuts.f = () => actions.fillCode(id, found, first.filledAddress?.filledIn?.origin);
    // A focused button or row handles Enter itself.
    if (!document.activeElement?.matches('a, button, input, summary')) shortcuts.Enter = shortcuts.f;
  }
  if (state.notice?.kind === 'done' && state.notice.undo) shortcuts.z = state.notice.undo.run;
  if (code) shortcuts.c = () => void actions.copyCode(code);
  if (current) shortcuts.a = () => void actions.copyAddress(current.email);
  if (isList || (route.view === 'message' && hasTwoPanes)) {
    shortcuts.j = () => moveFocus(document, 1);
    shortcuts.k = () => moveFocus(document, -1);
    shortcuts.n = () => go({ view: 'new' });
    // Beside an open message, these keys scroll the message.
    if (isList) {
      shortcuts.ArrowDown = shortcuts.j;
      shortcuts.ArrowUp = shortcuts.k;
    }
    shortcuts['/'] = openSearch;
  }
  if (open && !hasTwoPanes) {
    const listed = listedMessages(mailbox?.messages ?? [], list);
    const at = listed.indexOf(open);
    const step = (by: 1 | -1) => () => {
      const next = listed[at + by];
      if (next) go({ view: 'message', id: next.id });
    };
    shortcuts.j = step(1);
    shortcuts.k = step(-1);
    // The up and down arrows scroll the message.
    shortcuts.ArrowRight = shortcuts.j;
    shortcuts.ArrowLeft = shortcuts.k;
  }
  if (route.view !== 'mail') {
    shortcuts.Escape = () =>
      go(route.view === 'message' ? list : { view: route.view === 'address' ? 'addresses' : 'mail' });
    // Firefox closes its popup with Escape, whatever the page does.
    shortcuts.Backspace = shortcuts.Escape;
  }
  if (open || (isList && mailbox && mailbox.messages.length > 0)) {
    shortcuts['#'] = () => {
      const focused = findFocused();
      const chosen = focused ?? open?.id;
      if (focused !== undefined) leaveRow(document);
      if (chosen !== undefined) actions.deleteMessage(chosen);
    };
  }
  return state.hasSingleKeys ? shortcuts : withoutSingleKeys(shortcuts);
}
