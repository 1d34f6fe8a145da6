import { EmailParts } from './email-parts.tsx';

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
