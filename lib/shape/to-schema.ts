import { z } from '../schema/z.ts';
import type { Shape } from './shape.ts';

/** A schema that parses as a shape does, until it is written as a schema. @param initial for an absent value */
export function toSchema<T>(shape: Shape<T>, initial?: T): z.ZodMiniType<T> {
  return z.pipe(
    z.unknown(),
    z.transform((value, context): T => {
      try {
        return value === undefined && initial !== undefined ? initial : shape(value);
      } catch {
        context.issues.push({ code: 'custom', input: value });
        return z.NEVER;
      }
    }),
  ) as unknown as z.ZodMiniType<T>;
}
