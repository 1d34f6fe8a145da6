import { withDefault } from './schema/with-default.ts';
import { z } from './schema/z.ts';
import { storedItem } from './stored-item.ts';

const sites = withDefault(z.array(z.string()), []);

/**
 * Where the button in e-mail fields is wanted; nowhere at first. It is there only where the browser lets us in as well.
 * @property isEverywhere on all sites but `offSites`
 * @property onSites hosts where it is wanted, whether it is wanted everywhere or not
 * @property offSites hosts where it is not wanted, nor on what is below them, whatever else was chosen
 */
const choiceSchema = z.object({ isEverywhere: withDefault(z.boolean(), false), onSites: sites, offSites: sites });

export type FieldButtonChoice = z.infer<typeof choiceSchema>;

export const fieldButtonItem = storedItem('fieldButton', z.prefault(choiceSchema, {}));
