import { Button } from '../../ui/button.tsx';
import './shortcuts-help.css';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type PlainKey, text } from '../../../lib/i18n/text.ts';

type Row = [keys: string, does: PlainKey];

const BACK: Row[] = [['Esc ⌫', 'keys.back']];

/** Firefox closes its popup with Escape, whatever the page does. */
const BACK_IN_FIREFOX: Row[] = [
  ['⌫', 'keys.back'],
  ['Esc', 'keys.close'],
];

/** The keys that move through the mail. While a message is open, the up and down arrows scroll it instead. */
const MOVE: Record<'list' | 'beside-message' | 'message', Row[]> = {
  list: [
    ['j k ↓ ↑', 'keys.nextPrevious'],
    ['Enter', 'keys.open'],
  ],
  'beside-message': [
    ['j k', 'keys.nextPrevious'],
    ['Enter', 'keys.open'],
  ],
  message: [['j k → ←', 'keys.nextPrevious']],
};

const ACT: Row[] = [
  ['f', 'do.fillCode'],
  ['c', 'keys.copyCode'],
  ['a', 'keys.copyAddress'],
  ['n', 'keys.newAddress'],
  ['/', 'keys.search'],
  ['x', 'select.key'],
  ['u', 'select.keyUnread'],
  ['#', 'keys.delete'],
  ['z', 'do.undo'],
  ['?', 'keys.help'],
];

type ShortcutsHelpProps = {
  /** the list alone, beside an open message, or an open message alone */
  where: keyof typeof MOVE;
  onClose: () => void;
  /** Escape makes the browser close the popup, so that it does not go back */
  isClosedByEscape?: boolean;
};

/** A dialog with the keyboard shortcuts, except `X`, which selects a range. */
export function ShortcutsHelp({
  where,
  onClose,
  isClosedByEscape = import.meta.env.FIREFOX && document.documentElement.dataset.viewType === 'popup',
}: ShortcutsHelpProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog class="shortcuts-help" ref={dialog} aria-labelledby="shortcuts-help-title" onClose={onClose}>
      <h2 id="shortcuts-help-title">{text('keys.title')}</h2>
      <dl>
        {[...MOVE[where], ...(isClosedByEscape ? BACK_IN_FIREFOX : BACK), ...ACT].map(([keys, does]) => (
          <div key={keys}>
            <dt>
              {keys.split(' ').map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{text(does)}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <Button type="submit" text={text('do.close')} />
      </form>
    </dialog>
  );
}
