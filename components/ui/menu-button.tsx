import { useId, useRef, useState } from 'preact/hooks';
import { Icon, type IconName } from './icon.tsx';
import { Menu, type MenuItem } from './menu.tsx';

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
