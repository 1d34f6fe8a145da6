import { z } from '../../storage/schema.ts';
import { REFUSALS } from '../fields/assess-field.ts';
import { FORM_KINDS } from '../fields/assess-form.ts';

/**
 * Why nothing can be written where the click was: the field's own reasons; `no-field`: no field has the cursor; `foreign-frame`: it is in
 * a frame of another origin; `no-access`: the browser lets no extension into the page, such as its PDF viewer.
 */
const unfillableSchema = z.enum([...REFUSALS, 'no-field', 'foreign-frame', 'no-access']);

export type Unfillable = z.infer<typeof unfillableSchema>;

/**
 * What the script in a page says of a target field.
 * @property refusalReason why it can't be filled; absent if it can
 * @property maxLength how many characters fit; absent for as many as one likes
 * @property hasPattern whether it has a rule for what it takes
 * @property form what its form is for, where the page was searched for it
 * @property name its name from now on, the same for the same field, and no other page's; absent where there is none
 */
export const fieldVerdictSchema = z.object({
  refusalReason: z.optional(unfillableSchema),
  maxLength: z.optional(z.number()),
  hasPattern: z.optional(z.boolean()),
  form: z.optional(z.enum(FORM_KINDS)),
  name: z.optional(z.string()),
});

export type FieldVerdict = z.infer<typeof fieldVerdictSchema>;
