import { type TextKey, text } from '../../../lib/i18n/text.ts';
import { findBaseUrlMistake } from '../../../lib/storage/base-url.ts';

const WORDS = {
  empty: 'connect.enterAddress',
  user: 'connect.noPassword',
  'not-secure': 'connect.notSecure',
} as const satisfies Record<string, TextKey>;

/**
 * Why a typed text is no service URL, in words for the user who typed it.
 * @returns undefined for a URL that `parseBaseUrl` takes
 */
export function findAddressMistake(typed: string): string | undefined {
  const mistake = findBaseUrlMistake(typed);
  if (mistake === undefined) return undefined;
  return mistake === 'not-web'
    ? text('connect.notWebAddress', { example: 'https://mail.example' })
    : text(WORDS[mistake]);
}
