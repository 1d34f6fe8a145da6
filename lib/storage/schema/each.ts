import { describeMisfit } from './describe-misfit.ts';
import { z } from './z.ts';

/**
 * An array that loses only the elements that do not fit. Anything but an array is an empty one.
 * @param what one element is, for the log; without it nothing is logged
 */
export function each<Schema extends z.core.$ZodType>(element: Schema, what?: string) {
  return z.pipe(
    z.catch(z.array(z.unknown()), []),
    z.transform((elements: unknown[]): z.output<Schema>[] =>
      elements.flatMap((value) => {
        const { success, data, error } = z.safeParse(element, value);
        if (success) return [data];
        if (what !== undefined) console.warn(`A ${what} does not fit and is left out:`, describeMisfit(error));
        return [];
      }),
    ),
  );
}
