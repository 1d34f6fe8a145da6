import * as z from 'zod/mini';

// Extension pages forbid `eval`, and report a violation even if it is tried in a `try`. What we use of zod/mini 4.6 does not try it;
// this makes sure of that.
z.config({ jitless: true });

export { z };

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Which parts of a value do not fit, for the log. It shows no value: one may be secret. */
export function describeMisfit({ issues }: z.core.$ZodError): string {
  return issues.map(({ path, code }) => (path.length > 0 ? `${path.join('.')}: ${code}` : code)).join(', ');
}

/** An optional value: an invalid one becomes undefined. */
export function maybe<Schema extends z.core.$ZodType>(schema: Schema) {
  return z.catch(z.optional(schema), undefined);
}

/** A value that is its default where it is absent, and where it does not fit. */
export function withDefault<Schema extends z.core.$ZodType>(
  schema: Schema,
  value: z.core.util.NoUndefined<z.output<Schema>>,
) {
  return z.catch(z._default(schema, value), value);
}

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

/** The elements of a list. PHP writes one that has gaps as an object with numbers as names. @returns undefined for anything else */
export function toList(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  const entries = typeof value === 'object' ? Object.entries(value ?? {}) : [];
  return entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name))
    ? entries.map(([, one]) => one)
    : undefined;
}

/** Like `each` for the beginning of a list. The rest is not read at all, as even wrong elements take time. */
export function eachOfFirst<Schema extends z.core.$ZodType>(count: number, element: Schema) {
  return z.pipe(
    z.pipe(
      z.optional(z.unknown()),
      z.transform((list) => toList(list)?.slice(0, count) ?? []),
    ),
    each(element),
  );
}

/** The largest time value of a `Date`, before and after 1970. @see https://tc39.es/ecma262/#sec-time-values-and-time-range */
const FURTHEST_MS = 8.64e15;

/** Epoch ms, as a number that is a date. */
export const timestamp = z.number().check(z.minimum(-FURTHEST_MS), z.maximum(FURTHEST_MS));

/** The beginning of a text. No character is cut in two, and lone surrogates are replaced. @param maxLength UTF-16 units */
export function clip(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text.toWellFormed();
  const isInPair = /[\ud800-\udbff]/.test(text.charAt(maxLength - 1)) && /[\udc00-\udfff]/.test(text.charAt(maxLength));
  return text.slice(0, isInPair ? maxLength - 1 : maxLength).toWellFormed();
}

/** A text of which only the beginning is kept. @param maxLength UTF-16 units */
export function clipped(maxLength: number) {
  return z.pipe(
    z.string(),
    z.transform((text: string) => clip(text, maxLength)),
  );
}

/** Characters that a name is not spelled with: invisible ones, those that change the writing direction, and marks that cover other lines. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|^\p{M}+|(?<=\p{M}{4})\p{M}+/gu;

/** A name by which something is found again, and which is shown as it is. */
export const shownName = z.string().check(z.refine((name) => name.search(UNSEEN) < 0));

/** A text from outside that is shown as it is. @param maxLength UTF-16 units */
export function shownText(maxLength: number) {
  return z.pipe(
    clipped(maxLength),
    z.transform((text: string) => text.replace(UNSEEN, '')),
  );
}

/** A text without halves of characters: lone surrogates, which no URL and not every storage takes, are replaced. */
export const wellFormed = z.pipe(
  z.string(),
  z.transform((text: string) => text.toWellFormed()),
);

/** One record out of the mailbox. @returns undefined where there is none, or where it does not fit its schema, which is logged */
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
