import { z } from './z.ts';

/** A value that is its default where it is absent, and where it does not fit. */
export function withDefault<Schema extends z.core.$ZodType>(
  schema: Schema,
  value: z.core.util.NoUndefined<z.output<Schema>>,
) {
  return z.catch(z._default(schema, value), value);
}
