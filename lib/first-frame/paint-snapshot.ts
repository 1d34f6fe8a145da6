import type { LastView } from './last-view.ts';
import {
  ATTRIBUTES,
  DRAWN_TAGS,
  routeInUse,
  type Snapshot,
  type SnapshotNode,
  STYLE,
  snapshotKey,
  TAGS,
} from './snapshot.ts';

/** Relative times are shown this long after the snapshot; then they would be wrong, and are hidden. */
const AGES_HOLD_MS = 20_000;

/** Older snapshots are not painted. */
const HOLDS_MS = 24 * 60 * 60_000;

function build(node: SnapshotNode, isAged: boolean): Node | undefined {
  if (typeof node === 'string') return document.createTextNode(node);
  if (!Array.isArray(node)) return undefined;
  const [tag, attributes, ...children] = node;
  if (!TAGS.has(tag)) return undefined;
  const element = DRAWN_TAGS.has(tag)
    ? document.createElementNS('http://www.w3.org/2000/svg', tag)
    : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'style') {
      if (STYLE.test(value)) element.style.cssText = value;
    } else if (ATTRIBUTES.has(name)) element.setAttribute(name, value);
  }
  // Keeps its space without showing: a relative time that is wrong by now, or the site of the page beside the popup.
  if (attributes['data-snapshot'] === 'hidden' || (isAged && attributes['data-snapshot'] === 'relative-time'))
    element.style.visibility = 'hidden';
  for (const child of children) {
    const built = build(child, isAged);
    if (built) element.append(built);
  }
  return element;
}

/**
 * Puts the last state of this page on screen. Preact then takes over the elements, and corrects them.
 * @param lastView absent if the page opens at its start
 * @param now epoch ms
 */
export function paintSnapshot(lastView: LastView | undefined, now: number): void {
  try {
    const snapshot: Snapshot = JSON.parse(localStorage.getItem(snapshotKey()) ?? '');
    const { at, nodes } = snapshot;
    const isTrue = now >= at && now < (snapshot.until ?? Infinity) && now - at < HOLDS_MS;
    if (!isTrue || snapshot.language !== navigator.language || snapshot.hash !== routeInUse()) return;
    document.documentElement.dir = snapshot.direction;
    document.body.setAttribute('aria-busy', 'true');
    for (const node of nodes) {
      const built = build(node, now - at > AGES_HOLD_MS);
      if (built) document.body.append(built);
    }
    const search = lastView && document.querySelector<HTMLInputElement>('input[type=search]');
    if (search) search.value = lastView.query;
    // To scroll, the page has to be laid out at once.
    const scrolled = lastView && snapshot.scrollTop > 0 && document.querySelector('main');
    if (scrolled) scrolled.scrollTop = snapshot.scrollTop;
  } catch {
    // None is stored, or it cannot be read: the page opens without it.
  }
}
