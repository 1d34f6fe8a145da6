import * as z from 'zod/mini';
import { storedItem } from '../settings/stored-item.ts';
import { NO_DELAYS } from './mail-delays.ts';

/** How long this person's mails took: lengths only, kept here and told to nobody. */
export const delaysItem = storedItem('delays', z.object({ counts: z.array(z.number()) }), NO_DELAYS);
