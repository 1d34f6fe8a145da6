import type { Mail } from '../../lib/email/extract/mail.ts';

/**
 * A message with what should be found in it.
 * @property expected the code as typed, null where there is none
 * @property link the confirmation link, null where there is none; absent where nobody looks for one
 */
export type CorpusMail = Mail & { id: string; lang: string; expected: string | null; link?: string | null };
