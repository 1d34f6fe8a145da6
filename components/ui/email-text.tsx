/** The page's main address: never cut, as large as the line allows, and on two lines if needed. */
export function EmailText({ email }: { email: string }) {
  return (
    <span class="email-text-line">
      <span class="email-text" style={{ '--characters': email.length }}>
        <EmailParts email={email} />
      </span>
    </span>
  );
}

/** A text that wraps at its dots first. */
const breakAtDots = (text: string) => text.split(/(?=\.)/).flatMap((part) => [<wbr key={part} />, part]);

/** An address that wraps at its @ and its dots first; always from left to right. */
export function EmailParts({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <span class="email-parts" dir="ltr" translate={false}>
      <b>{breakAtDots(email.slice(0, at))}</b>
      <span>{breakAtDots(email.slice(at))}</span>
    </span>
  );
}

/** Characters at the end of a name that are never cut: they often tell it from others. */
const END = 6;

/** The part before the @, whose middle is cut if its line is too short. The parent has to give the whole address. */
export function ShortName({ email }: { email: string }) {
  const name = email.slice(0, email.lastIndexOf('@'));
  return (
    <span class="short-name" dir="ltr" translate={false}>
      <span class="cut" translate={false}>
        {name.slice(0, -END)}
      </span>
      <span>{name.slice(-END)}</span>
    </span>
  );
}

/**
 * An address whose end is cut if its line is too short: the part before the @ tells it from others. The parent has to show the whole
 * address, in its tooltip and its accessible name.
 */
export function ShortEmail({ email }: { email: string }) {
  return (
    <span class="cut" dir="ltr" translate={false}>
      {email}
    </span>
  );
}
