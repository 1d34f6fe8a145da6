import { createHash } from 'node:crypto';

/** In the ids of mails as big senders send them: written to be a test of the rules, so half of them are held back. */
const AS_SENT = ', as sent ';

/** Whether a mail is of the fifth that is held back from those who make the rules: only the bench looks at it. */
export function isHeldOut({ id }: { id: string }): boolean {
  const chance = createHash('sha256').update(id).digest()[0] ?? 0;
  return id.includes(AS_SENT) ? chance % 2 === 0 : chance % 5 === 0;
}
