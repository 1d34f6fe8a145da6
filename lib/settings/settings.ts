import { LANGUAGES, type Language } from '../language/languages.ts';
import { atLeast, boolean, object, oneOf, otherwise, type Shaped } from '../shape/shape.ts';
import { storedItem } from './stored-item.ts';

/** Thousands of messages, and next to nothing on today's disks. */
const DEFAULT_KEPT_BYTES = 250_000_000;

/** In place of a language: whatever the browser speaks. */
export const BROWSERS_LANGUAGE = 'browser';

/**
 * What the person chose; each choice falls back by itself if what is stored of it does not fit.
 * @property pace how keenly mail is looked for, against requests
 * @property notifications which messages are told of
 * @property spareAddress whether an address is held ready: a fill is instant then, and costs a request now and again
 * @property showContents whether a notification may show subject and code: it lies open on the screen
 * @property remoteImages whether a mail's images from elsewhere are offered, or never loaded
 * @property keptBytes how much of bodies and files may be kept
 * @property language which texts are in
 */
const settingsShape = object({
  pace: otherwise(oneOf('frugal', 'normal', 'quick'), 'normal'),
  notifications: otherwise(oneOf('all', 'codes', 'none'), 'all'),
  spareAddress: otherwise(boolean, false),
  showContents: otherwise(boolean, true),
  remoteImages: otherwise(oneOf('ask', 'never'), 'ask'),
  keptBytes: otherwise(atLeast(0), DEFAULT_KEPT_BYTES),
  language: otherwise(oneOf(BROWSERS_LANGUAGE, ...(Object.keys(LANGUAGES) as Language[])), BROWSERS_LANGUAGE),
});

export type Settings = Shaped<typeof settingsShape>;

export const DEFAULT_SETTINGS: Settings = {
  pace: 'normal',
  notifications: 'all',
  spareAddress: false,
  showContents: true,
  remoteImages: 'ask',
  keptBytes: DEFAULT_KEPT_BYTES,
  language: BROWSERS_LANGUAGE,
};

export const settingsItem = storedItem<Settings>('settings', settingsShape, DEFAULT_SETTINGS);
