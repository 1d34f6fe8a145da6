import './short-email.css';

/**
 * An address in a line that may be too short for it: what is left out is the end of its name, then the beginning of its domain. The
 * whole is for the name and the tooltip of what it stands in.
 */
export function ShortEmail({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <span class="short-email" style={{ '--characters': at }} dir="ltr" translate={false}>
      <span class="short-email-name">{email.slice(0, at)}</span>@
      <span class="short-email-domain">{email.slice(at + 1)}</span>
    </span>
  );
}
