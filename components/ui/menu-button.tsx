import './menu.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { Icon, type IconName } from './icon.tsx';

type MenuButtonProps = {
  /** its accessible name, and that of the menu */
  label: string;
  icon?: IconName;
  /** classes of the button */
  kind: string;
  items: MenuItem[];
};

/**
 * A button that opens a menu below the button's parent, with the same width, unless CSS places it elsewhere. `Escape` closes the menu, and the focus returns to the button.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/
 */
export function MenuButton({ label, icon = 'more', kind, items }: MenuButtonProps) {
  /** The item that gets the focus when the menu opens, -1 for the last; undefined while it is closed. */
  const [openAt, setOpenAt] = useState<number>();
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isOpen = openAt !== undefined;

  function close() {
    setOpenAt(undefined);
    button.current?.focus();
  }

  function open(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpenAt(event.key === 'ArrowDown' ? 0 : -1);
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        class={`${kind} menu-opener`}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        // Otherwise the focus would leave the menu, which would close it, and the click would open it again.
        onMouseDown={(event) => isOpen && event.preventDefault()}
        onClick={() => (isOpen ? close() : setOpenAt(0))}
        onKeyDown={open}
      >
        <Icon name={icon} />
      </button>
      {isOpen && (
        <Menu
          id={id}
          label={label}
          items={items}
          openAt={openAt}
          onClose={close}
          onLeave={() => setOpenAt(undefined)}
        />
      )}
    </>
  );
}

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

type MenuProps = {
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
function Menu({ id, label, items, openAt, onClose, onLeave }: MenuProps) {
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
