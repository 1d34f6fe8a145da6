/** The popup's view. It is stored in `location.hash`, so that a notification can open a message. */
export type Route =
  | { view: 'mail' | 'addresses' | 'new' }
  /** `id` is that of the message, or the address whose mail is shown */
  | { view: 'message' | 'address'; id: string }
  | CopyRoute;

/**
 * A window that copies a text, because the background has no clipboard. `id` is the message whose code is copied, or, with
 * `kind: 'address'`, the address to copy.
 */
export type CopyRoute = { view: 'copy'; id: string; kind?: 'address' };

/** @returns the list for a hash that is no route */
export function parseRoute(hash: string): Route {
  const [view, encoded, last] = hash.replace(/^#?\/?/, '').split('/');
  if (view === 'addresses' || view === 'new') return { view };
  if ((view !== 'message' && view !== 'address' && view !== 'copy') || !encoded) return { view: 'mail' };
  try {
    const id = decodeURIComponent(encoded);
    if (view === 'copy' && last === 'address') return { view, id, kind: last };
    return { view, id };
  } catch {
    return { view: 'mail' };
  }
}

/** @returns the hash with its `#`; ids are percent-encoded, as they may contain any character */
export function formatRoute(route: Route): string {
  const kind = route.view === 'copy' ? route.kind : undefined;
  if ('id' in route) return `#/${route.view}/${encodeURIComponent(route.id)}${kind ? `/${kind}` : ''}`;
  return route.view === 'mail' ? '#/' : `#/${route.view}`;
}
