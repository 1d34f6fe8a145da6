import * as z from 'zod/mini';
import { storedItem } from './stored-item.ts';

/**
 * Where the button in e-mail fields is wanted; nowhere at first. It is there only where the browser lets us in as well.
 * Sites are registrable domains.
 * @property isEverywhere on all sites but `offSites`
 * @property onSites where it is wanted, be it wanted everywhere or not
 * @property offSites where it is not wanted, whatever else was chosen
 */
const choiceSchema = z.object({
  isEverywhere: z.catch(z.boolean(), false),
  onSites: z.catch(z.array(z.string()), []),
  offSites: z.catch(z.array(z.string()), []),
});

export type FieldButtonChoice = z.infer<typeof choiceSchema>;

export const NO_FIELD_BUTTON: FieldButtonChoice = { isEverywhere: false, onSites: [], offSites: [] };

export const fieldButtonItem = storedItem<FieldButtonChoice>('fieldButton', choiceSchema, NO_FIELD_BUTTON);
