import { z } from '../../storage/schema.ts';

/** As RFC 5321 allows. */
const LONGEST = 254;

/** What is copied from a page along with it, unseen. Those that some names need are none of them. */
const UNSEEN = /(?![\u200c\u200d])\p{Cf}/gu;

/** An email address as the user types or pastes it; in lower case, as services write theirs. */
export const typedAddressSchema = z.string().check(
  z.overwrite((typed) => typed.replace(UNSEEN, '')),
  z.trim(),
  z.toLowerCase(),
  z.maxLength(LONGEST),
  z.regex(/^[^\s@"(),:;<>[\]\\/]{1,64}@[^\s@"(),:;<>[\]\\/.]+(?:\.[^\s@"(),:;<>[\]\\/.]+)+$/),
);
