import type { ComponentChildren, ComponentProps } from 'preact';

type MailLinkProps = Pick<ComponentProps<'a'>, 'class' | 'dir' | 'aria-label' | 'aria-describedby'> & {
  href: string;
  onOpen: (href: string) => void;
  children: ComponentChildren;
};

/** A link out of a mail. On an http(s) link, a plain click opens it beside the page that asked for the mail; the browser opens all others. */
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
