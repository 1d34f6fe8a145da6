import { z } from '../schema/z.ts';
import { storedItem } from '../settings/stored-item.ts';
import { learnedDelaysSchema } from './mail-delays.ts';

/** How long this person's mails took: lengths only, kept here and sent to nobody. */
export const delaysItem = storedItem('delays', z.prefault(learnedDelaysSchema, {}));
