import { atLeast, boolean, object, oneOf, otherwise, type Shaped } from '../shape/shape.ts';
import { storedItem } from './stored-item.ts';

/** Thousands of messages, and next to nothing on today's disks. */
const DEFAULT_KEPT_BYTES = 250_000_000;

/**
 * What the person chose; each choice falls back by itself if what is stored of it does not fit.
 * @property pace how keenly mail is looked for, against requests
 * @property notifications which messages are told of
 * @property spareAddress whether an address is held ready: a fill is instant then, and costs a request now and again
 * @property showContents whether a notification may show subject and code: it lies open on the screen
 * @property keptBytes how much of bodies and files may be kept
 */
const settingsShape = object({
  pace: otherwise(oneOf('frugal', 'normal', 'quick'), 'normal'),
  notifications: otherwise(oneOf('all', 'codes', 'none'), 'all'),
  spareAddress: otherwise(boolean, false),
  showContents: otherwise(boolean, true),
  keptBytes: otherwise(atLeast(0), DEFAULT_KEPT_BYTES),
});

export type Settings = Shaped<typeof settingsShape>;

export const DEFAULT_SETTINGS: Settings = {
  pace: 'normal',
  notifications: 'all',
  spareAddress: false,
  showContents: true,
  keptBytes: DEFAULT_KEPT_BYTES,
};

export const settingsItem = storedItem<Settings>('settings', settingsShape, DEFAULT_SETTINGS);
