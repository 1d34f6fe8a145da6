import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

type FoldedProps = {
  class?: string;
  summary: string;
  /** what is inside; not asked for until it is unfolded */
  children: () => ComponentChildren;
  /** told when it is unfolded */
  onOpen?: () => void;
};

/** Something few ask for, folded away under a line that says what it is. It costs nothing until it is unfolded. */
export function Folded({ class: name, summary, children, onOpen }: FoldedProps) {
  const [isOpen, setOpen] = useState(false);

  function follow(isNowOpen: boolean): void {
    setOpen(isNowOpen);
    if (isNowOpen) onOpen?.();
  }

  return (
    <details class={name} onToggle={(event) => follow(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && children()}
    </details>
  );
}
