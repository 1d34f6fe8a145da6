import './menu.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon, type IconName } from './icon.tsx';

export type MenuItem = {
  /** Its accessible name, unique in the menu. */
  name: string;
  /** The shown text, which may be only a part of the name. */
  label: ComponentChildren;
  icon: IconName;
  run: () => void;
};

/** An item that shows its whole name. */
export const item = (name: string, icon: IconName, run: () => void): MenuItem => ({ name, label: name, icon, run });

export type MenuProps = {
  id: string;
  /** its accessible name */
  label: string;
  items: MenuItem[];
  /** the item that gets the focus first, -1 for the last */
  openAt: number;
  /** the user chose an item, or pressed `Escape`: the focus should return to the button */
  onClose: () => void;
  /** the focus moves elsewhere: it should not return to the button */
  onLeave: () => void;
};

/** The index of the item that a key moves the focus to; undefined for other keys. @param at the index of the item with the focus */
function nextItem(key: string, at: number, count: number): number | undefined {
  const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1 + count, Home: 0, End: count - 1 };
  return steps[key] === undefined ? undefined : steps[key] % count;
}

/** The menu of a `MenuButton`. */
export function Menu({ id, label, items, openAt, onClose, onLeave }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const listItems = () => [...(menu.current?.querySelectorAll<HTMLElement>('button') ?? [])];

  useEffect(() => {
    listItems().at(openAt)?.focus();
  }, []);

  function move(event: KeyboardEvent) {
    if (event.key === 'Tab') return onLeave();
    // Characters are shortcuts of the page. They must not work in the menu.
    if (event.key.length === 1 && event.key !== ' ') event.preventDefault();
    const all = listItems();
    const to = nextItem(event.key, all.indexOf(event.target as HTMLElement), all.length);
    if (to === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    if (to === undefined) onClose();
    else all[to]?.focus();
  }

  return (
    <div
      ref={menu}
      id={id}
      class="menu"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={move}
      // Keeps the focus where it is. Some browsers do not move it to a clicked button, but out of the menu, which would close.
      onMouseDown={(event) => event.preventDefault()}
      onFocusOut={({ relatedTarget }) => {
        if (!menu.current?.contains(relatedTarget as Node | null)) onLeave();
      }}
    >
      {items.map(({ name, label: shown, icon, run }) => (
        <button
          key={name}
          type="button"
          role="menuitem"
          class="menu-item"
          tabIndex={-1}
          aria-label={name}
          title={name}
          onClick={() => {
            onClose();
            run();
          }}
        >
          <Icon name={icon} />
          <span class="menu-words">{shown}</span>
        </button>
      ))}
    </div>
  );
}
