import { array, boolean, object, otherwise, type Shaped, string } from '../shape/shape.ts';
import { storedItem } from './stored-item.ts';

/**
 * Where the button in e-mail fields is wanted; nowhere at first. It is there only where the browser lets us in as well.
 * Sites are registrable domains.
 * @property isEverywhere on all sites but `offSites`
 * @property onSites where it is wanted, be it wanted everywhere or not
 * @property offSites where it is not wanted, whatever else was chosen
 */
const choiceShape = object({
  isEverywhere: otherwise(boolean, false),
  onSites: otherwise(array(string), []),
  offSites: otherwise(array(string), []),
});

export type FieldButtonChoice = Shaped<typeof choiceShape>;

export const NO_FIELD_BUTTON: FieldButtonChoice = { isEverywhere: false, onSites: [], offSites: [] };

export const fieldButtonItem = storedItem<FieldButtonChoice>('fieldButton', choiceShape, NO_FIELD_BUTTON);
