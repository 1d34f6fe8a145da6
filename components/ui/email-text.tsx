import { EmailParts } from './email-parts.tsx';

/** An address as the hero of the page: never cut, as large as the line allows, on two lines where it must. */
export function EmailText({ email }: { email: string }) {
  return (
    <div class="email-text-line">
      <p class="email-text" style={{ '--characters': email.length }}>
        <EmailParts email={email} />
      </p>
    </div>
  );
}
