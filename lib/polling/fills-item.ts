import { z } from '../schema/z.ts';
import { storedItem } from '../settings/stored-item.ts';
import { fillHabitsSchema } from './fill-habits.ts';

/** How often this person fills: counts only, which never leave the browser. */
export const fillsItem = storedItem('fills', z.prefault(fillHabitsSchema, {}));
