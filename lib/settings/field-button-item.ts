import { withDefault } from '../schema/with-default.ts';
import { z } from '../schema/z.ts';
import { storedItem } from './stored-item.ts';

const sites = withDefault(z.array(z.string()), []);

/**
 * Where the button in e-mail fields is wanted; nowhere at first. It is there only where the browser lets us in as well.
 * Sites are hosts. Those that version 0.1 stored are registrable domains, and stand for all hosts below them.
 * @property isEverywhere on all sites but `offSites`
 * @property onSites where it is wanted, whether it is wanted everywhere or not
 * @property offSites where it is not wanted, whatever else was chosen
 */
const choiceSchema = z.object({ isEverywhere: withDefault(z.boolean(), false), onSites: sites, offSites: sites });

export type FieldButtonChoice = z.infer<typeof choiceSchema>;

export const fieldButtonItem = storedItem('fieldButton', z.prefault(choiceSchema, {}));
