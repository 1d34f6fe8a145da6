import { LANGUAGES, type Language } from '../i18n/languages.ts';
import { each, maybe, withDefault, z } from './schema.ts';
import { storedItem } from './stored-item.ts';

// One invalid origin must not discard the others: if a "no" were lost, codes could be filled there automatically.
const origins = z.prefault(each(z.string(), 'stored origin'), []);

/**
 * What the user answered for each site when they were asked whether codes may be filled there by themselves. Sites are origins.
 */
const codeSitesSchema = z.object({ on: origins, off: origins });

export type CodeSites = z.infer<typeof codeSitesSchema>;

export const codeSitesItem = storedItem('codeSites', z.prefault(codeSitesSchema, {}));

/** @param isOn undefined to be asked again */
export function chooseCodeSite({ on, off }: CodeSites, origin: string, isOn: boolean | undefined): CodeSites {
  const others = (sites: string[]) => sites.filter((site) => site !== origin);
  return {
    on: isOn === true ? [...others(on), origin] : others(on),
    off: isOn === false ? [...others(off), origin] : others(off),
  };
}

export function isCodeSiteChosen({ on, off }: CodeSites, origin: string): boolean {
  return on.includes(origin) || off.includes(origin);
}

/**
 * The user's last choices in the form for a new address. A name that the user typed is not stored.
 * @property name the kind of name: random, made from the site, or typed by the user
 * @property domain absent until one is chosen: the one in the settings applies until then; empty for the one that Mayfly chooses
 */
const newAddressSchema = z.object({
  name: withDefault(z.enum(['random', 'site', 'own']), 'random'),
  domain: maybe(z.string()),
});

export type NewAddressChoice = z.infer<typeof newAddressSchema>;

export const newAddressItem = storedItem('newAddress', z.prefault(newAddressSchema, {}));

const sites = withDefault(z.array(z.string()), []);

/**
 * Where the button in e-mail fields is wanted; nowhere at first. It is shown only if the browser's permission is there, too.
 * @property isEverywhere on all sites but `offSites`
 * @property onSites hosts, without their subdomains, that were switched on one by one: they stay on when `isEverywhere` is switched off
 * @property offSites hosts without the button, with their subdomains; they outweigh the other two
 */
const choiceSchema = z.object({ isEverywhere: withDefault(z.boolean(), false), onSites: sites, offSites: sites });

export type FieldButtonChoice = z.infer<typeof choiceSchema>;

export const fieldButtonItem = storedItem('fieldButton', z.prefault(choiceSchema, {}));

/** Enough for thousands of messages, and little compared with the size of current disks. */
const DEFAULT_KEPT_BYTES = 250_000_000;

export const LOCK_MINUTES = [0, 5, 15, 60] as const;

/** The value of `language` that follows the browser. */
export const BROWSERS_LANGUAGE = 'browser';

/**
 * What the user chose. A setting that is not valid becomes its default; the others are kept.
 * @property pace how often mail is checked for: fewer requests, or shorter delays
 * @property keptBytes the quota for the stored contents of messages
 * @property notifications which messages the user is notified of
 * @property codeFill where codes are filled automatically: `ask`: on sites that the user allowed; `always`: except where forbidden
 * @property newDomain the domain of new addresses, if the service has it and the site has not refused it; empty for any
 * @property showContents whether a notification may show subject and code, which others may see on the screen
 * @property remoteImages whether a mail's images from elsewhere are offered, or never loaded
 * @property lockMinutes after how long without use mail is hidden; 0 for never
 * @property singleKeys whether shortcuts of one character, such as `x`, work in the mailbox: see `withoutSingleKeys`
 */
const settingsSchema = z.object({
  pace: withDefault(z.enum(['frugal', 'normal', 'quick']), 'normal'),
  notifications: withDefault(z.enum(['all', 'codes', 'none']), 'all'),
  codeFill: withDefault(z.enum(['ask', 'always', 'never']), 'ask'),
  newDomain: withDefault(z.string(), ''),
  showContents: withDefault(z.boolean(), true),
  remoteImages: withDefault(z.enum(['ask', 'never']), 'ask'),
  lockMinutes: withDefault(z.literal([...LOCK_MINUTES]), 0),
  keptBytes: withDefault(z.number().check(z.minimum(0)), DEFAULT_KEPT_BYTES),
  language: withDefault(z.enum([BROWSERS_LANGUAGE, ...(Object.keys(LANGUAGES) as Language[])]), BROWSERS_LANGUAGE),
  singleKeys: withDefault(z.boolean(), true),
  theme: withDefault(z.enum(['system', 'light', 'dark']), 'system'),
});

export type Settings = z.infer<typeof settingsSchema>;

export const settingsItem = storedItem('settings', z.prefault(settingsSchema, {}));
