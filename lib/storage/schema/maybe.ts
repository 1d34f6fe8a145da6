import { z } from './z.ts';

/** A value that is absent where it does not fit. */
export function maybe<Schema extends z.core.$ZodType>(schema: Schema) {
  return z.catch(z.optional(schema), undefined);
}
