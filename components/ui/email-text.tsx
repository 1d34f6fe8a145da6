/** The page's main address: never cut, as large as the line allows, on two lines where needed. */
export function EmailText({ email }: { email: string }) {
  return (
    <span class="email-text-line">
      <span class="email-text" style={{ '--characters': email.length }}>
        <EmailParts email={email} />
      </span>
    </span>
  );
}

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

/**
 * An address in a line that may be too short for it, where its end is cut: the part before the @ tells it from others. Its parent shows the
 * whole address, in its tooltip and its accessible name.
 */
export function ShortEmail({ email }: { email: string }) {
  return (
    <span class="cut" dir="ltr" translate={false}>
      {email}
    </span>
  );
}
