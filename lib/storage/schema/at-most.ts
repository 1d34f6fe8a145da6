import { z } from './z.ts';

/** The first elements of a list, and no more. */
export function atMost<Schema extends z.core.$ZodType<unknown[]>>(count: number, list: Schema) {
  return z.pipe(
    list,
    z.transform((elements: z.output<Schema>) => elements.slice(0, count) as z.output<Schema>),
  );
}
