import './shortcuts-help.css';
import { useEffect, useRef } from 'preact/hooks';
import { type PlainKey, text } from '../../../lib/language/text.ts';

const KEYS: [keys: string, does: PlainKey][] = [
  ['j k ↓ ↑', 'keys.nextPrevious'],
  ['Enter', 'keys.open'],
  ['Esc ⌫', 'keys.back'],
  ['c', 'keys.copyCode'],
  ['a', 'keys.copyAddress'],
  ['n', 'keys.newAddress'],
  ['N', 'keys.chooseAddress'],
  ['/', 'keys.search'],
  ['x', 'select.key'],
  ['u', 'select.keyUnread'],
  ['#', 'keys.delete'],
  ['?', 'keys.help'],
];

/** A dialog with all keyboard shortcuts. */
export function ShortcutsHelp({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog class="shortcuts-help" ref={dialog} aria-labelledby="shortcuts-help-title" onClose={onClose}>
      <h2 id="shortcuts-help-title">{text('keys.title')}</h2>
      <dl>
        {KEYS.map(([keys, does]) => (
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
        <button type="submit" class="button">
          {text('do.close')}
        </button>
      </form>
    </dialog>
  );
}
