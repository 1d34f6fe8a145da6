import { z } from '../schema/z.ts';
import { storedItem } from '../settings/stored-item.ts';
import { learnedDelaysSchema } from './mail-delays.ts';

/** How long this person's mails took: lengths only, which never leave the browser. */
export const delaysItem = storedItem('delays', z.prefault(learnedDelaysSchema, {}));
