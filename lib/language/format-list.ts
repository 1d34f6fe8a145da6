import { localeInUse } from './language-in-use.ts';

/**
 * Several things as the language in use lists them.
 * @param type `conjunction` for "one, two and three", `unit` for "one, two, three"
 */
export function formatList(things: string[], type: 'conjunction' | 'unit'): string {
  return new Intl.ListFormat(localeInUse(), { type, style: 'short' }).format(things);
}
