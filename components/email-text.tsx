/** From how many characters on an address is set smaller, so that it stays whole at 320 px: one step, then two lines. */
const LONG = 22;
const VERY_LONG = 30;

function sizeOf(email: string): string {
  if (email.length > VERY_LONG) return 'very-long';
  return email.length > LONG ? 'long' : '';
}

/** An address as the hero of the page: never cut, broken at its @ first. */
export function EmailText({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <span class={`email-text ${sizeOf(email)}`} dir="ltr" translate={false}>
      <b>{email.slice(0, at)}</b>
      <wbr />
      <span>{email.slice(at)}</span>
    </span>
  );
}
