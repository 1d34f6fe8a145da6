/** An address as the hero of the page: never cut, as large as the line allows, broken at its @ where one line is not enough. */
export function EmailText({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <span class="email-text" style={{ '--characters': email.length }} dir="ltr" translate={false}>
      <b>{email.slice(0, at)}</b>
      <wbr />
      <span>{email.slice(at)}</span>
    </span>
  );
}
