import type { ComponentChildren, ComponentProps } from 'preact';

type MailLinkProps = Pick<ComponentProps<'a'>, 'class' | 'dir' | 'aria-label' | 'aria-describedby'> & {
  href: string;
  onOpen: (href: string) => void;
  children: ComponentChildren;
};

/** A link of a mail. A plain click on an http(s) link calls `onOpen`; the browser handles all other clicks and links. */
export function MailLink({ href, onOpen, children, ...rest }: MailLinkProps) {
  function open(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || !/^https?:/.test(href)) return;
    event.preventDefault();
    onOpen(href);
  }
  return (
    <a {...rest} href={href} title={href} target="_blank" rel="noopener noreferrer" onClick={open}>
      {children}
    </a>
  );
}
