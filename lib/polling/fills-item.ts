import { z } from '../schema/z.ts';
import { serviceItem } from '../settings/service-item.ts';
import { fillHabitsSchema } from './fill-habits.ts';

/** How often this person fills from each service: counts only, which never leave the browser. */
export const fillsItem = serviceItem('fillHabits', z.prefault(fillHabitsSchema, {}));
