/** What was typed as service address: ready to be asked, or why it can't be. */
export type ServiceAddress = { baseUrl: string; origin: string } | { mistake: string };

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * Reads the address of a service as people type it: with or without `https://`, a path prefix, a trailing slash.
 * @returns `baseUrl` without a trailing slash, and `origin` as a permission names it (`https://mail.example/*`), or the
 * mistake in words. Only https, and http on this machine: the key would travel in the open.
 */
export function parseServiceAddress(typed: string): ServiceAddress {
  const text = typed.trim();
  if (text === '') return { mistake: 'Enter the address of your mail service.' };
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  if (!url?.hostname || /\s/.test(text))
    return { mistake: 'This is not a web address. It should look like https://mail.example' };
  const isLoopback = LOOPBACK.test(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback)) {
    return { mistake: 'The address must begin with https://, so that nobody on the way can read your key.' };
  }
  if (url.username || url.password)
    return { mistake: 'Leave out the user name and password; the key is all that is needed.' };
  if (url.search || url.hash) return { mistake: 'Leave out everything from the “?” or “#” on.' };
  const path = url.pathname.replace(/\/+$/, '');
  // A permission has no port: it holds for all ports of the host.
  return { baseUrl: url.origin + path, origin: `${url.protocol}//${url.hostname}/*` };
}
