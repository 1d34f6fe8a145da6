/**
 * An address in a line that may be too short for it, which is cut like any other line: its name is what tells it from others. The whole is
 * for the name and the tooltip of what it stands in.
 */
export function ShortEmail({ email }: { email: string }) {
  return (
    <span class="cut" dir="ltr" translate={false}>
      {email}
    </span>
  );
}
