import './menu.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon, type IconName } from './icon.tsx';

/** @property name its accessible name, as no other item has it, of which `label` may show a part */
export type MenuItem = { name: string; label: ComponentChildren; icon: IconName; run: () => void };

export type MenuProps = {
  id: string;
  /** its accessible name */
  label: string;
  items: MenuItem[];
  /** the item that gets the focus first, -1 for the last */
  openAt: number;
  /** something was chosen, or `Escape` pressed: the focus is to return */
  onClose: () => void;
  /** the focus went elsewhere */
  onLeave: () => void;
};

/** Where a key leads from an item, of so many; undefined for a key that moves nothing. */
function nextItem(key: string, at: number, count: number): number | undefined {
  const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1 + count, Home: 0, End: count - 1 };
  return steps[key] === undefined ? undefined : steps[key] % count;
}

/** What a `MenuButton` opens. */
export function Menu({ id, label, items, openAt, onClose, onLeave }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const listItems = () => [...(menu.current?.querySelectorAll<HTMLElement>('button') ?? [])];

  useEffect(() => {
    listItems().at(openAt)?.focus();
  }, []);

  function move(event: KeyboardEvent) {
    if (event.key === 'Tab') return onLeave();
    // Letters are shortcuts of the page, and not of its menu.
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
      // Not every browser gives a pressed button the focus.
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
