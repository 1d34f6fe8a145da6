import { storedItem } from '../settings/stored-item.ts';
import { array, number, object } from '../shape/shape.ts';
import { NO_DELAYS } from './mail-delays.ts';

/** How long this person's mails took: lengths only, kept here and told to nobody. */
export const delaysItem = storedItem('delays', object({ counts: array(number) }), NO_DELAYS);
