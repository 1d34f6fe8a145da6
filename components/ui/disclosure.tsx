import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

type DisclosureProps = {
  class?: string;
  summary: ComponentChildren;
  children: () => ComponentChildren;
  /** called each time it opens */
  onOpen?: () => void;
};

/** A disclosure for what few people need: its content is not rendered until it opens. */
export function Disclosure({ class: name, summary, children, onOpen }: DisclosureProps) {
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
