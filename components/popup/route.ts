/** Where in the popup one is. It stands in the address after `#`, so that a notification can open a message. */
export type Route = { view: 'mail' } | { view: 'addresses' } | { view: 'message'; id: string } | CopyRoute;

/** A little window of its own that copies a message's code, asked for by a notification: the background has no clipboard. */
export type CopyRoute = { view: 'copy'; id: string };

/** @returns the mail list for anything that is not understood */
export function parseRoute(hash: string): Route {
  const [view, encoded] = hash.replace(/^#?\/?/, '').split('/');
  if (view === 'addresses') return { view };
  if ((view !== 'message' && view !== 'copy') || !encoded) return { view: 'mail' };
  try {
    return { view, id: decodeURIComponent(encoded) };
  } catch {
    return { view: 'mail' };
  }
}

/** @returns with its `#`; ids are percent-encoded, as they may hold anything */
export function formatRoute(route: Route): string {
  if ('id' in route) return `#/${route.view}/${encodeURIComponent(route.id)}`;
  return route.view === 'addresses' ? '#/addresses' : '#/';
}
