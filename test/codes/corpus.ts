import type { CorpusMail } from './corpus-mail.ts';
import { withCode } from './with-code.ts';
import { withLink } from './with-link.ts';
import { withoutCode } from './without-code.ts';

/** All mails: with a code, without one, with a confirmation link. */
export const corpus: CorpusMail[] = [...withCode, ...withoutCode, ...withLink];
