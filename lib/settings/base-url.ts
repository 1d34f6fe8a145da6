/**
 * The service's address as a person typed it, made regular: without spaces around, query, hash and trailing slashes.
 * @returns undefined unless it is `https:`, or `http:` on this machine, and names no user
 */
export function parseBaseUrl(typed: string): string | undefined {
  const text = typed.trim();
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  if (!url?.hostname || url.username || url.password) return undefined;
  const isLoopback = url.hostname === 'localhost' || url.hostname === '[::1]' || /^127(\.\d+){3}$/.test(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback)) return undefined;
  return url.origin + url.pathname.replace(/\/+$/, '');
}
