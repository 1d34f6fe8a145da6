import { useEffect, useRef } from 'preact/hooks';

const KEYS: [keys: string, does: string][] = [
  ['j k', 'next, previous message'],
  ['Enter', 'open it'],
  ['Esc', 'back'],
  ['c', 'copy the code'],
  ['a', 'copy the address'],
  ['n', 'new address'],
  ['/', 'search'],
  ['#', 'delete the message'],
  ['?', 'show or hide this'],
];

/** Every key that does something, over the page until it is closed. */
export function ShortcutsHelp({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog class="shortcuts-help" ref={dialog} aria-labelledby="shortcuts-help-title" onClose={onClose}>
      <h2 id="shortcuts-help-title">Keyboard</h2>
      <dl>
        {KEYS.map(([keys, does]) => (
          <div key={keys}>
            <dt>
              {keys.split(' ').map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button type="submit" class="button">
          Close
        </button>
      </form>
    </dialog>
  );
}
