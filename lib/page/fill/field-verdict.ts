import { OTHER_WAYS } from '../../messaging/other-ways.ts';
import { z } from '../../storage/schema.ts';
import { REFUSALS } from '../fields/assess-field.ts';
import { FORM_KINDS } from '../fields/assess-form.ts';

/**
 * Why no field can be filled: the field's own reasons; `no-field`: no field has the focus; `foreign-frame`: the focus is in a frame of
 * another origin; `no-access`: the browser allows no extension to access the page, such as its PDF viewer; `failed`: a script of ours failed.
 */
const unfillableSchema = z.enum([...REFUSALS, 'no-field', 'foreign-frame', 'no-access', 'failed']);

export type Unfillable = z.infer<typeof unfillableSchema>;

/** What the script in a page reports about a target field. */
export const fieldVerdictSchema = z.object({
  /** Why it can't be filled; absent if it can. */
  refusalReason: z.optional(unfillableSchema),
  /** How many characters it can hold; absent if there is no limit. */
  maxLength: z.optional(z.number()),
  /** What an input contains already; absent if it is empty. */
  value: z.optional(z.string()),
  /** Whether it has a `pattern` attribute, which restricts its value. */
  hasPattern: z.optional(z.boolean()),
  /** The purpose of its form; absent if the page was not searched for the field. */
  form: z.optional(z.enum(FORM_KINDS)),
  /** Identifies the field in later calls: always the same for a field, and unique across pages; absent if there is no field. */
  name: z.optional(z.string()),
});

export type FieldVerdict = z.infer<typeof fieldVerdictSchema>;

/**
 * Whether the page has taken a text. `refused`: it has, but the field's `pattern` forbids the text; `twin-empty`: it has, but not in the field
 * in which it has to be repeated; `failed`: a script of ours failed.
 */
export const writtenSchema = z.union([z.boolean(), z.enum(['refused', 'twin-empty', 'failed'])]);

export type Written = z.infer<typeof writtenSchema>;

/** How writing a code ended: see `CodeFill`. */
export const codeResultSchema = z.enum([
  'filled',
  'not-taken',
  'no-field',
  'several-fields',
  'has-text',
  'failed',
  ...OTHER_WAYS,
]);

export type CodeResult = z.infer<typeof codeResultSchema>;
