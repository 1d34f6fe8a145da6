/**
 * The last state of a page of ours, to be on screen before the page can draw it anew: tags, classes and words, and nothing that a mail
 * could make into markup, an address or a script. It holds what the list holds, never a message's body, and no key.
 * @property at when it was taken, epoch ms
 * @property until when it stops being true, epoch ms: an address expires, a code is not fresh any more; null if never, as JSON has it
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

/** Elements that only show. */
export const TAGS = new Set(
  'a b bdi button circle div dd dl dt footer g h1 h2 header input kbd label li main output p path section span svg time ul wbr'.split(
    ' ',
  ),
);

/** Those of them that are drawings. */
export const DRAWN_TAGS = new Set('circle g path svg'.split(' '));

/** Attributes that only show: none of them holds an address, none runs anything. */
export const ATTRIBUTES = new Set(
  'aria-busy aria-hidden aria-label class cx cy d data-colour data-expired data-fresh data-long data-panes data-short data-snapshot data-unread dir fill opacity placeholder r role stroke stroke-linecap stroke-linejoin stroke-width style tabindex translate type viewBox'.split(
    ' ',
  ),
);

/** The only styles that our components write into elements: the length of an address, and of what is left of its life. */
export const STYLE = /^(?:--characters: ?\d+|inline-size: ?[\d.]+%);?$/;

/** The route of the list may be written in two ways. */
export function routeInUse(): string {
  return location.hash.replace(/^#\/?$/, '');
}

/** Of each page its own. */
export function snapshotKey(): string {
  return `snapshot${location.pathname}`;
}
