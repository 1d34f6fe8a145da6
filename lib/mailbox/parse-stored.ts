import { describeMisfit, z } from '../storage/schema.ts';

/**
 * One record out of the mailbox.
 * @param what it is, for the log
 * @returns undefined where there is none, or where it does not fit its schema, which is logged
 */
export function parseStored<Schema extends z.core.$ZodType>(
  schema: Schema,
  record: unknown,
  what: string,
): z.output<Schema> | undefined {
  if (record === undefined) return undefined;
  const { success, data, error } = z.safeParse(schema, record);
  if (success) return data;
  console.warn(`A stored ${what} does not fit and is left out:`, describeMisfit(error));
  return undefined;
}
