/** An address that wraps at its @ first; always from left to right. */
export function EmailParts({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <span class="email-parts" dir="ltr" translate={false}>
      <b>{email.slice(0, at)}</b>
      <wbr />
      <span>{email.slice(at)}</span>
    </span>
  );
}
