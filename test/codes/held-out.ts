import { createHash } from 'node:crypto';

/** Whether a mail is of the fifth that is held back from those who make the rules: only the bench looks at it. */
export function isHeldOut({ id }: { id: string }): boolean {
  return (createHash('sha256').update(id).digest()[0] ?? 0) % 5 === 0;
}
