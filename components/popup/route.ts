/** The popup's view. It is stored in `location.hash`, so that a notification can open a message. */
export type Route =
  | { view: 'mail' | 'addresses' | 'new' }
  /** `what`: print the message, once */
  | { view: 'message'; id: string; what?: 'print' }
  /** the mail of one address, which is the id */
  | { view: 'address'; id: string }
  | CopyRoute;

/**
 * A window that copies a text, because the background has no clipboard: the code of the message with this id, or, with `what`, the
 * address that is the id.
 */
export type CopyRoute = { view: 'copy'; id: string; what?: 'address' };

/** @returns the list for a hash that is no route */
export function parseRoute(hash: string): Route {
  const [view, encoded, what] = hash.replace(/^#?\/?/, '').split('/');
  if (view === 'addresses' || view === 'new') return { view };
  if ((view !== 'message' && view !== 'address' && view !== 'copy') || !encoded) return { view: 'mail' };
  try {
    const id = decodeURIComponent(encoded);
    if (view === 'copy' && what === 'address') return { view, id, what };
    return view === 'message' && what === 'print' ? { view, id, what } : { view, id };
  } catch {
    return { view: 'mail' };
  }
}

/** @returns the hash with its `#`; ids are percent-encoded, as they may contain any character */
export function formatRoute(route: Route): string {
  const what = 'what' in route && route.what ? `/${route.what}` : '';
  if ('id' in route) return `#/${route.view}/${encodeURIComponent(route.id)}${what}`;
  return route.view === 'mail' ? '#/' : `#/${route.view}`;
}
