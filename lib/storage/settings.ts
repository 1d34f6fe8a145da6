import { LANGUAGES, type Language } from '../i18n/languages.ts';
import { withDefault } from './schema/with-default.ts';
import { z } from './schema/z.ts';
import { storedItem } from './stored-item.ts';

/** Thousands of messages, and next to nothing on today's disks. */
const DEFAULT_KEPT_BYTES = 250_000_000;

/** The choices of `lockMinutes`. */
export const LOCK_MINUTES = [0, 5, 15, 60] as const;

/** In place of a language: whatever the browser speaks. */
export const BROWSERS_LANGUAGE = 'browser';

/**
 * What the person chose. A choice that does not fit is read as its default and costs no other.
 * @property pace how eagerly mail is looked for: fewer requests, or shorter delays
 * @property notifications which messages are notified
 * @property codeFill whether a code fills itself into the page that asked for it: where the person said so, everywhere, or nowhere
 * @property spareAddress whether an address is held ready: a fill is instant then, and costs a request now and again
 * @property newDomain the domain of new addresses, if the service has it and the site has not refused it; empty for any
 * @property showContents whether a notification may show subject and code: it lies open on the screen
 * @property remoteImages whether a mail's images from elsewhere are offered, or never loaded
 * @property lockMinutes after how long without use mail is hidden; 0 for never
 * @property keptBytes how much of bodies and files may be stored
 * @property language which texts are in
 * @property theme light or dark pages, or as the system asks
 */
const settingsSchema = z.object({
  pace: withDefault(z.enum(['frugal', 'normal', 'quick']), 'normal'),
  notifications: withDefault(z.enum(['all', 'codes', 'none']), 'all'),
  codeFill: withDefault(z.enum(['ask', 'always', 'never']), 'ask'),
  spareAddress: withDefault(z.boolean(), false),
  newDomain: withDefault(z.string(), ''),
  showContents: withDefault(z.boolean(), true),
  remoteImages: withDefault(z.enum(['ask', 'never']), 'ask'),
  lockMinutes: withDefault(z.literal([...LOCK_MINUTES]), 0),
  keptBytes: withDefault(z.number().check(z.minimum(0)), DEFAULT_KEPT_BYTES),
  language: withDefault(z.enum([BROWSERS_LANGUAGE, ...(Object.keys(LANGUAGES) as Language[])]), BROWSERS_LANGUAGE),
  theme: withDefault(z.enum(['system', 'light', 'dark']), 'system'),
});

export type Settings = z.infer<typeof settingsSchema>;

export const settingsItem = storedItem('settings', z.prefault(settingsSchema, {}));
