import { asSent } from './as-sent.ts';
import type { CorpusMail } from './corpus-mail.ts';
import { isHeldOut } from './held-out.ts';
import { numbersAtSize } from './numbers-at-size.ts';
import { weighedCodes, weighedLinks } from './weighed.ts';
import { withCode } from './with-code.ts';
import { withLink } from './with-link.ts';
import { withoutCode } from './without-code.ts';

const all: CorpusMail[] = [
  ...withCode,
  ...withoutCode,
  ...withLink,
  ...weighedCodes,
  ...weighedLinks,
  ...numbersAtSize,
  ...asSent,
];

/** Mails with a code, without one, with a confirmation link, with links that confirm nothing. */
export const corpus: CorpusMail[] = all.filter((mail) => !isHeldOut(mail));

/** A fifth of them, and half of those as big senders send them: only the bench looks at these. */
export const heldOut: CorpusMail[] = all.filter(isHeldOut);
