import { parseBaseUrl } from '../../lib/settings/base-url.ts';

/**
 * Why what was typed can't be the address of a service, in words for the person who typed it.
 * @returns undefined for an address that `parseBaseUrl` takes
 */
export function findAddressMistake(typed: string): string | undefined {
  if (parseBaseUrl(typed)) return undefined;
  const text = typed.trim();
  if (text === '') return 'Enter the address of your mail service.';
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  if (!url?.hostname) return 'This is not a web address. It should look like https://mail.example';
  if (url.protocol !== 'https:') {
    return 'The address must begin with https://, so that nobody on the way can read your key.';
  }
  return 'Leave out the user name and password; the key is all that is needed.';
}
