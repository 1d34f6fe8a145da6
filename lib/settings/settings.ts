import * as z from 'zod/mini';
import { storedItem } from './stored-item.ts';

/**
 * What the person chose; each choice falls back by itself if what is stored of it does not fit.
 * @property pace how keenly mail is looked for, against requests
 * @property notifications which messages are told of
 * @property spareAddress whether an address is held ready: a fill is instant then, and costs a request now and again
 * @property showContents whether a notification may show subject and code: it lies open on the screen
 */
const settingsSchema = z.object({
  pace: z.catch(z.enum(['frugal', 'normal', 'quick']), 'normal'),
  notifications: z.catch(z.enum(['all', 'codes', 'none']), 'all'),
  spareAddress: z.catch(z.boolean(), false),
  showContents: z.catch(z.boolean(), true),
});

export type Settings = z.infer<typeof settingsSchema>;

export const DEFAULT_SETTINGS: Settings = {
  pace: 'normal',
  notifications: 'all',
  spareAddress: false,
  showContents: true,
};

export const settingsItem = storedItem<Settings>('settings', settingsSchema, DEFAULT_SETTINGS);
