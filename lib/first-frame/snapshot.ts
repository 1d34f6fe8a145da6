/**
 * The last state of a page, shown before the page can render: tags, classes and text, and nothing that a mail could turn into markup, a
 * URL or a script. It has what the list shows, never a message's body, and no key.
 * @property at when it was taken, epoch ms
 * @property until epoch ms, when an address in it expires or a code is no longer fresh; null if never, as JSON has no `Infinity`
 * @property language of the browser at that time
 * @property direction of writing, as the page had it
 * @property hash the route, as it stands in the address
 * @property scrollTop how far the list was scrolled, in pixels
 */
export type Snapshot = {
  at: number;
  until: number | null;
  language: string;
  direction: string;
  hash: string;
  scrollTop: number;
  nodes: SnapshotNode[];
};

/** Words, or an element: its tag, its attributes, its children. */
export type SnapshotNode = string | [tag: string, attributes: Record<string, string>, ...children: SnapshotNode[]];

/** Elements that are copied: none of them loads or runs anything. */
export const TAGS = new Set(
  'a b bdi button circle details div dd dl dt footer g h1 h2 header input kbd label li main output p path section span summary svg time ul wbr'.split(
    ' ',
  ),
);

/** Those of them that are SVG. */
export const DRAWN_TAGS = new Set('circle g path svg'.split(' '));

/** Attributes that are copied: none of them holds a URL or a script. */
export const ATTRIBUTES = new Set(
  'aria-busy aria-hidden aria-label class cx cy d data-colour data-expired data-fresh data-long data-panes data-short data-snapshot data-unread dir fill opacity placeholder r role stroke stroke-linecap stroke-linejoin stroke-width style tabindex translate type viewBox'.split(
    ' ',
  ),
);

/** The only inline styles that the components set: the length of an address, and the bar of its time left. */
export const STYLE = /^(?:--characters: ?\d+|inline-size: ?[\d.]+%);?$/;

/** The route; empty for the list, whose hash may be empty, `#` or `#/`. */
export function routeInUse(): string {
  return location.hash.replace(/^#\/?$/, '');
}

/** Each page has its own key in `localStorage`. */
export function snapshotKey(): string {
  return `snapshot${location.pathname}`;
}
