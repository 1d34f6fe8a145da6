/** Where in the popup one is. It stands in the address after `#`, so that a notification can open a message. */
export type Route = { view: 'mail' } | { view: 'addresses' } | { view: 'message'; id: string } | CopyRoute;

/**
 * A little window of its own that copies something, as the background has no clipboard: a message's code, or an address, which stands
 * for itself.
 */
export type CopyRoute = { view: 'copy'; id: string; what?: 'address' };

/** @returns the mail list for anything that is not understood */
export function parseRoute(hash: string): Route {
  const [view, encoded, what] = hash.replace(/^#?\/?/, '').split('/');
  if (view === 'addresses') return { view };
  if ((view !== 'message' && view !== 'copy') || !encoded) return { view: 'mail' };
  try {
    const id = decodeURIComponent(encoded);
    return view === 'copy' && what === 'address' ? { view, id, what } : { view, id };
  } catch {
    return { view: 'mail' };
  }
}

/** @returns with its `#`; ids are percent-encoded, as they may hold anything */
export function formatRoute(route: Route): string {
  if ('id' in route) return `#/${route.view}/${encodeURIComponent(route.id)}`;
  return route.view === 'addresses' ? '#/addresses' : '#/';
}
