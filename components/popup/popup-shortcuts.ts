import { isLive } from '../../lib/mailbox/address.ts';
import type { Mailbox } from '../../lib/mailbox/store.ts';
import type { Shortcuts } from '../hooks/use-shortcuts.ts';
import { findNewestCode } from './find-newest-code.ts';
import { moveFocus } from './move-focus.ts';
import type { PopupActions } from './popup-actions.ts';
import type { Route } from './route.ts';

type Situation = {
  route: Route;
  mailbox?: Mailbox;
  now: number;
  actions: Pick<PopupActions, 'copyAddress' | 'copyCode' | 'createAddress'>;
  go: (route: Route) => void;
  deleteMessage: (id: string) => void;
  toggleHelp: () => void;
};

/** What each key does where one is; a key that has nothing to do here is absent, and stays the browser's. */
export function popupShortcuts({ route, mailbox, now, actions, go, deleteMessage, toggleHelp }: Situation): Shortcuts {
  const shortcuts: Shortcuts = { '?': toggleHelp };
  const current = mailbox?.addresses.find((address) => isLive(address, now));
  const open = route.view === 'message' ? mailbox?.messages.find(({ id }) => id === route.id) : undefined;
  const code = open ? open.code : mailbox && findNewestCode(mailbox.messages, now)?.code;

  if (code) shortcuts.c = () => void actions.copyCode(code);
  if (current) shortcuts.a = () => void actions.copyAddress(current.email);
  if (route.view === 'mail') {
    shortcuts.j = () => moveFocus(document, 1);
    shortcuts.k = () => moveFocus(document, -1);
    shortcuts.n = actions.createAddress;
    shortcuts['/'] = () => document.querySelector<HTMLElement>('input[type=search]')?.focus();
  } else {
    shortcuts.Escape = () => go({ view: 'mail' });
  }
  if (open) shortcuts['#'] = () => deleteMessage(open.id);
  return shortcuts;
}
