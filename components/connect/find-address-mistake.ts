import { text } from '../../lib/language/text.ts';
import { parseBaseUrl } from '../../lib/settings/base-url.ts';

/**
 * Why a typed text is no service URL, in words for the person who typed it.
 * @returns undefined for a URL that `parseBaseUrl` takes
 */
export function findAddressMistake(typed: string): string | undefined {
  if (parseBaseUrl(typed)) return undefined;
  const address = typed.trim();
  if (address === '') return text('connect.enterAddress');
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(address) ? address : `https://${address}`);
  if (!url?.hostname) return text('connect.notWebAddress', { example: 'https://mail.example' });
  return text(url.protocol === 'https:' ? 'connect.noPassword' : 'connect.notSecure');
}
