import { LANGUAGES, type Language } from '../i18n/languages.ts';
import { MINUTE } from '../i18n/time.ts';
import { each, maybe, withDefault, z } from './schema.ts';
import { storedItem } from './stored-item.ts';

// One invalid origin must not discard the others: if a "no" were lost, codes could be filled there automatically.
const origins = z.prefault(each(z.string(), 'stored origin'), []);

/** What the user answered for each site when they were asked whether codes may be filled there by themselves. Sites are origins. */
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

/** The user's last choices in the form for a new address. A name that the user typed is not stored. */
const newAddressSchema = z.object({
  /** The kind of name: random, made from the site, or typed by the user. */
  name: withDefault(z.enum(['random', 'site', 'own']), 'random'),
  /** Absent until one is chosen: the one in the settings applies until then; empty for the one that Mayfly chooses. */
  domain: maybe(z.string()),
});

export type NewAddressChoice = z.infer<typeof newAddressSchema>;

export const newAddressItem = storedItem('newAddress', z.prefault(newAddressSchema, {}));

const sites = withDefault(z.array(z.string()), []);

/** Where the button in e-mail fields is wanted; nowhere at first. It is shown only if the browser's permission is there, too. */
const choiceSchema = z.object({
  /** On all sites but `offSites`. */
  isEverywhere: withDefault(z.boolean(), false),
  /** Hosts, without their subdomains, that were switched on one by one: they stay on when `isEverywhere` is switched off. */
  onSites: sites,
  /** Hosts without the button, with their subdomains; they outweigh the other two. */
  offSites: sites,
});

export type FieldButtonChoice = z.infer<typeof choiceSchema>;

export const fieldButtonItem = storedItem('fieldButton', z.prefault(choiceSchema, {}));

/** Enough for thousands of messages, and little compared with the size of current disks. */
const DEFAULT_KEPT_BYTES = 250_000_000;

/** The value of `language` that follows the browser. */
export const BROWSERS_LANGUAGE = 'browser';

/** What the user chose. A setting that is not valid becomes its default; the others are kept. */
const settingsSchema = z.object({
  /** How often mail is checked for: fewer requests, or shorter delays. */
  pace: withDefault(z.enum(['frugal', 'normal', 'quick']), 'normal'),
  /** Which messages the user is notified of. */
  notifications: withDefault(z.enum(['all', 'codes', 'none']), 'all'),
  /** Where codes are filled automatically: `ask`: on sites that the user allowed; `always`: except where forbidden. */
  codeFill: withDefault(z.enum(['ask', 'always', 'never']), 'ask'),
  /** The domain of new addresses, if the service has it and the site has not refused it; empty for any. */
  newDomain: withDefault(z.string(), ''),
  /** Whether a notification may show subject and code, which others may see on the screen. */
  showContents: withDefault(z.boolean(), true),
  /** Whether a mail's images from elsewhere are offered, or never loaded. */
  remoteImages: withDefault(z.enum(['ask', 'never']), 'ask'),
  /** After how long without use mail is hidden; 0 for never. */
  /** The quota for the stored contents of messages. */
  keptBytes: withDefault(z.number().check(z.minimum(0)), DEFAULT_KEPT_BYTES),
  language: withDefault(z.enum([BROWSERS_LANGUAGE, ...(Object.keys(LANGUAGES) as Language[])]), BROWSERS_LANGUAGE),
  /** Whether shortcuts of one character, such as `x`, work in the mailbox: see `withoutSingleKeys`. */
  singleKeys: withDefault(z.boolean(), true),
  theme: withDefault(z.enum(['system', 'light', 'dark']), 'system'),
});

export type Settings = z.infer<typeof settingsSchema>;

/** The user's choice between fewer requests and shorter delays: the factor for all waits. */
export type Pace = Settings['pace'];
export const PACE: Record<Pace, number> = { frugal: 2, normal: 1, quick: 0.5 };
/**
 * The wait between two checks of a quiet address, for which no mail is awaited. If it was quiet for longer than a day, its waits grow
 * with the square root of the time.
 */
export const QUIET_MS = 5 * MINUTE;

export const settingsItem = storedItem('settings', z.prefault(settingsSchema, {}));
