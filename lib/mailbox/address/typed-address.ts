import { z } from '../../schema/z.ts';

/** As RFC 5321 allows. */
const LONGEST = 254;

/** An email address as somebody types it; in lower case, as services write theirs. */
export const typedAddressSchema = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(LONGEST),
    z.regex(/^[^\s@"(),:;<>[\]\\/]{1,64}@[^\s@"(),:;<>[\]\\/.]+(?:\.[^\s@"(),:;<>[\]\\/.]+)+$/),
  );
